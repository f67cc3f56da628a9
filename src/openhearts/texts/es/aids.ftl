# Ayudas: deshacer, consejos, lo que vale ahora, la primera mano, juegos propios.

take-back = Deshacer
take-back-long = Deshacer: recuperar la última carta o el pase
said-taken-back =
    { $me ->
        [yes] Retiras la última decisión.
       *[no] { $who } retira la última decisión.
    }
undone-mark = con deshacer
practice-mark = práctica
end-hand-no-points = No quedan puntos: acabar la mano
end-hand-rest =
    { $me ->
        [yes] El resto es tuyo: acabar la mano
       *[no] El resto es de { $who }: acabar la mano
    }
ending-offered = { $offer }. Pulsa E o escribe «{ typed-end }».
said-ended =
    { $me ->
        [yes] Acabas la mano.
       *[no] { $who } acaba la mano.
    }
ended-no-points = No quedaban puntos.
ended-rest =
    { $me ->
        [yes] El resto era tuyo, se jugara lo que se jugara.
       *[no] El resto era de { $who }, se jugara lo que se jugara.
    }
not-allowed-undo-people = No se retira nada mientras haya otras personas en esta mesa.
not-allowed-undo-over = La partida ha terminado: nada se puede retirar.
not-allowed-undo-nothing = Aún no has decidido nada en esta mano que se pueda retirar.
not-allowed-hint-people = No hay consejos mientras haya otras personas en esta mesa.
not-allowed-hint-none = No se encontró ningún consejo.
not-allowed-end = Las cartas que quedan aún pueden cambiar los puntos de esta mano.
not-allowed-salt = Las cartas de esa mano ya están sacadas, o todavía no está sellada: no se puede añadir nada a su mezcla.
not-allowed-salt-twice = Ya has añadido tu parte a la mezcla de esa mano.
not-allowed-salt-fixed = Otras mesas tienen los mismos repartos: no se puede añadir nada a su mezcla.

hint = Consejo
hint-busy = Probando tus cartas…
hint-none = No hay consejo para esto.
hint-points = puntos de media
hint-behind = { $points } peor
hint-as-good = igual de buena
hint-behind-means = Cuánto más cuesta que la mejor, contando las lunas y lo que vale la partida.
hint-moon = luna { $share } %
hint-moon-long = Otro logra la luna en el { $share } % de los repartos probables.
hint-take = Elegir estas
hint-best = Ver las { $count } mejores
hint-tried = Las { $shown } mejores de { $count } formas de pasar probadas.
hint-said = Consejo: { CARDS($cards, form: "the") }. { $reason } { $points } puntos de media.
hint-said-moon = Consejo: { $choice }. { $reason }
moon-choice =
    { $choice ->
        [ADD] dar los puntos a los demás
       *[SUBTRACT] quitar los puntos de tu total
    }

hint-only-card = La única carta que se puede jugar.
hint-neighbour = Tan buena como { CARDS($cards, form: "the") } de al lado.
hint-own-moon = Logra la luna en el { $share } % de los repartos probables.
hint-leaves-moon = Deja a otro la luna en el { $share } % de los repartos probables; otras cartas, hasta en el { $most } %.
hint-moon-risk = Deja a otro lograr la luna en el { $share } % de los repartos probables.
hint-gives-away = Se libra de { CARDS($cards, form: "the") } en el { $share } % de los repartos probables.
hint-takes-card = Se lleva { CARDS($cards, form: "the") } en el { $share } % de los repartos probables.
hint-ducks-card = Evita { CARDS($cards, form: "the") } en el { $share } % de los repartos probables.
hint-loses-trick = Pierde la baza en el { $share } % de los repartos probables.
hint-takes-trick = Gana la baza en el { $share } % de los repartos probables, con unos { points }.
hint-pass-moon = Conserva una mano que logra la luna en el { $share } % de los repartos probables.
hint-pass = { JOIN($parts, capital: "yes") }.
hint-pass-gives = da { CARDS($cards, form: "the") }
hint-pass-void = no deja { suit }
hint-pass-keeps = conserva { CARDS($cards, form: "the") } con { cards } al lado
hint-pass-plain = Se lleva unos { points } de media.
hint-moon-wins = Acaba la partida, y la ganas.
hint-moon-loses = Acaba la partida, y no la ganas.
hint-moon-ahead = Te deja { points } por delante del mejor de los demás.
hint-moon-behind = Te deja { points } por detrás del mejor de los demás.

learning = Preguntar antes de un error
learning-means = Antes de una carta que pierde puntos claramente se te pregunta, con la razón.
mistake-play = ¿Jugar { CARDS($cards, form: "the") } de todos modos?
mistake-pass = ¿Pasar { CARDS($cards, form: "the") } de todos modos?
mistake-costs = Cuesta unos { $points } puntos más que la mejor carta.
mistake-pass-costs = Cuesta unos { $points } puntos más que el mejor pase.
mistake-better = Mejor: { CARDS($cards, form: "the") }. { $reason }
choose-again = Elegir otra vez
play-anyway = Jugarla igual
pass-anyway = Pasarlas igual

now-heading = Ahora en la mesa
now-nothing = Nada especial por ahora.
why-not = ¿Por qué estas no?
all-rules = Todas las reglas
moon-threat =
    { $me ->
        [yes] Tienes todos los puntos hasta ahora: quizá haya luna.
       *[no] { $who } tiene todos los puntos hasta ahora: cuidado con la luna.
    }
first-trick-ban = Primera baza: sin cartas de castigo.
hearts-may-be-led = Corazones rotos: se puede salir a ellos.
hearts-may-not-be-led = Corazones sin romper: aún no se puede salir a ellos.
hearts-never-led = No se sale a corazones mientras tengas otro palo.
queen-waits = Aún no se puede salir con la reina de picas.
kitty-goes =
    { $kitty ->
        [FIRST_TRICK] El pozo de { cards } va con la primera baza.
        [FIRST_PENALTY_CARD] El pozo de { cards } va con la primera carta de castigo.
        [FIRST_HEART] El pozo de { cards } va con el primer corazón.
       *[LAST_TRICK] El pozo de { cards } va con la última baza.
    }
kitty-gone =
    { $me ->
        [yes] Tienes el pozo.
       *[no] { $who } tiene el pozo.
    }

lesson-offer = ¿Nunca has jugado? Empieza aquí
lesson-title = Primera mano
lesson-label = Qué pasa ahora
lesson-leave = Salir
lesson-got-it = Entendido
lesson-pass = Cuantos menos puntos, mejor: cada corazón vale 1, la reina de picas 13. Primero da tres cartas a { $who }. Las picas altas pueden llevarse la reina, y los corazones altos ganan bazas: elige entre esas.
lesson-first = Abre quien tiene el dos de tréboles. Juega un trébol si tienes. El más alto gana la baza y sale en la siguiente. En la primera baza no caen puntos.
lesson-follow = Tienes que asistir: juega { suit }. Una carta baja deja la baza, y lo que hay en ella, a otro.
lesson-void = No tienes { suit }, así que puedes echar cualquier carta, y no ganará la baza. Buen momento para un corazón alto o una pica alta.
lesson-lead = Sales tú: cualquier palo menos corazones, que aún no se han roto. Una carta baja apenas ganará la baza.
lesson-lead-any = Sales tú. Los corazones están rotos y también puedes salir a ellos. Bajo es seguro.
lesson-broken =
    { $me ->
        [yes] Cayó un corazón: los corazones se han roto y ya se puede salir a ellos. Te llevaste la baza y sus puntos.
       *[no] Cayó un corazón: los corazones se han roto y ya se puede salir a ellos. { $who } se llevó la baza y sus puntos.
    }
lesson-queen =
    { $me ->
        [yes] La reina de picas fue para ti: 13 puntos. Le pasa a todo el mundo. Ahora procura que el resto sea poco.
       *[no] La reina de picas fue para { $who }: 13 puntos. Lo peor ya pasó; ahora solo cuentan los corazones.
    }
lesson-over = Has jugado tu primera mano
lesson-score =
    { $how ->
        [clean] No te llevaste ningún punto. Mejor no se puede.
        [good] Te llevaste { points }. Es una buena mano.
       *[dear] Te llevaste { points } de 26. La próxima mano es otra oportunidad.
    }
lesson-match = Una partida es mano tras mano; se pasa a la izquierda, a la derecha, enfrente y luego nada. Acaba cuando alguien tiene 100 puntos, y gana el total más bajo. Quien se lleva los 26 puntos de una mano logra la luna: entonces cada uno de los demás recibe 26.
lesson-again = Otra vez
lesson-play-match = Jugar una partida

your-games = Tus juegos
save-rules = Guardar estas reglas
game-name = Nombre del juego
save = Guardar
cancel = Cancelar
rename = Renombrar
rename-game = Renombrar { $name }
delete = Borrar
delete-game = Borrar { $name }
share = Compartir
share-game = Compartir { $name }
game-deleted = { $name } está borrado.
share-means = Quien abra este enlace donde funcione OpenHearts encuentra estas reglas listas para jugar. El enlace lleva las reglas y nada más.
share-link = Enlace a estas reglas
copy-link = Copiar el enlace
copied = Copiado.
copy-yourself = Aquí no se puede copiar: selecciona el enlace y cópialo.
shared-game = Del enlace: { $name }. Repasa las reglas y empieza.
shared-nameless = Del enlace: reglas sin nombre. Repásalas y empieza.
link-damaged = Este enlace está dañado. Lo que se pudo leer está puesto abajo; lo demás, como siempre.
link-no-game = No hay ningún juego «{ $name }».
link-nameless = Falta el nombre del juego.
link-no-count = Falta el número de jugadores.
link-wrong-count = «{ $count }» no es un número de jugadores para este juego.
link-word = «{ $word }» no es una regla que se pueda leer.
link-twice = { $option } está puesto dos veces.
link-value = { $option } no se puede poner así.
link-cut = Una parte del enlace está cortada o no se puede leer.
too-many-games = Ya no caben más juegos: borra uno antes.
same-name = Ya hay un juego llamado { $name }.
start-from-standard = Empezar desde Estándar

keys-hint = consejo
keys-undo = deshacer
keys-now = lo que vale ahora, y por qué esta carta no
keys-end-hand = acabar la mano, cuando está decidida
command-now = lo que vale ahora: los corazones, la primera baza, el pozo
command-hint = las mejores cartas, y por qué
command-undo = retira tu última carta o tu pase
command-end = acaba la mano, cuando está decidida
nothing-to-undo = No hay nada que retirar.
no-hint-now = Ahora no hay consejo: te tiene que tocar, y no puede jugar otra gente.
not-decided = La mano aún no está decidida.
