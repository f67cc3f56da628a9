# Lepecsételt osztások: amit az asztalnál mondunk róluk, és az oldal, amely a jegyzőkönyveket ellenőrzi.

deal-title = Ez az osztás
deal-means = Minden osztás előtt a szerver megmondta a titkának az ujjlenyomatát; amikor a leosztás pontjai megvannak, megmondja a titkot is. A böngésződ kiszámolja, hogy a kettő összeillik-e, és éppen a te lapjaidat adja-e: közben semmit sem lehetett megváltoztatni.
deal-fingerprint = Ujjlenyomat
deal-secret = Titok
deal-added = A böngésződ a saját véletlen számait is hozzátette a keveréshez: még a szerver sem választhatta meg a lapokat.
deal-not-added = A böngésződ ehhez a keveréshez semmit sem tett hozzá.
deal-cannot = Sima http-n, másik gépről a böngészők nem adják meg, ami ehhez az ellenőrzéshez kell. Nyisd meg az oldalt https-en, vagy mentsd el a játszmát, és használd a „hearts verify” parancsot.
deal-no-seals = Ennél az asztalnál az osztások nincsenek lepecsételve: lecke, gyakorlás, vagy régebbi a pecséteknél.
deal-hand = { $hand }. leosztás
deal-verdict =
    { $verdict ->
        [unsealed] Ez az osztás nem volt lepecsételve.
        [closed] Ez az osztás le van pecsételve. A titok a leosztás pontozásakor derül ki.
        [secret] A titok nem illik az ujjlenyomathoz: ez nem a lepecsételt osztás.
        [cards] A titok más lapokat ad: ez nem a lepecsételt osztás.
        [commitment] Az osztás előtt más ujjlenyomat volt megadva.
        [salt] Amit a böngésződ hozzátett, nincs benne ebben a keverésben.
       *[proven] Az osztás bizonyított: ezek a lepecsételt lapok.
    }
check-title = Osztások ellenőrzése
check-means = Nyisd meg egy játszma jegyzőkönyvét, és nézd meg, bizonyítottak-e az osztásai. A fájl a böngésződben marad. Hogy mindenki a szabályok szerint játszott-e, azt a „hearts verify” ellenőrzi.
check-none = Ez nem egy játszma jegyzőkönyve.
check-proven =
    { $hands ->
        [one] { $hands } osztásból { $proven } bizonyított
       *[other] { $hands } osztásból { $proven } bizonyított
    }
