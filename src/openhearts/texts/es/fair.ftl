# Manos selladas: lo que se dice de ellas en la mesa, y la página que comprueba registros.

deal-title = Este reparto
deal-means = Antes de cada reparto el servidor dio una huella de su secreto; cuando la mano está contada, dice el secreto. Tu navegador calcula si los dos encajan y dan justo tus cartas: entre medias no se pudo cambiar nada.
deal-fingerprint = Huella
deal-secret = Secreto
deal-added = Tu navegador añadió sus propios números al azar a la mezcla: ni el servidor pudo elegir las cartas.
deal-not-added = Tu navegador no añadió nada a esta mezcla.
deal-cannot = Por http sin cifrar desde otra máquina los navegadores no ofrecen lo que hace falta para esta comprobación. Abre la página por https, o guarda la partida y usa «hearts verify».
deal-no-seals = Los repartos de esta mesa no están sellados: es una lección, una práctica o es anterior a los sellos.
deal-hand = Mano { $hand }
deal-verdict =
    { $verdict ->
        [unsealed] Este reparto no estaba sellado.
        [closed] Este reparto está sellado. El secreto se dice cuando la mano esté contada.
        [secret] El secreto no encaja con la huella: este no es el reparto sellado.
        [cards] El secreto da otras cartas: este no es el reparto sellado.
        [commitment] Antes del reparto se dio otra huella.
        [salt] Lo que añadió tu navegador no está en esta mezcla.
       *[proven] Reparto probado: son las cartas que se sellaron.
    }
check-title = Comprobar repartos
check-means = Abre el registro de una partida para ver si sus repartos están probados. El archivo se queda en tu navegador. Si todos jugaron según las reglas lo comprueba «hearts verify».
check-none = Esto no es el registro de una partida.
check-proven =
    { $hands ->
        [one] { $proven } de { $hands } reparto probado
        [many] { $proven } de { $hands } repartos probados
       *[other] { $proven } de { $hands } repartos probados
    }
