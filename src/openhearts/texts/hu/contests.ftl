# A napi osztás, a duplikált asztalok és az értékszámok.

daily-deal = Napi osztás
daily-means =
    { $hands ->
        [one] Egy leosztás, mindenkinek ugyanazokkal a lapokkal, ugyanazok ellen a gépi játékosok ellen ({ $level }). Az első próbálkozásod számít.
       *[other] { $hands } leosztás, mindenkinek ugyanazokkal a lapokkal, ugyanazok ellen a gépi játékosok ellen ({ $level }). Az első próbálkozásod számít.
    }
contest = Duplikált asztalok
contest-means = Mindenki a saját asztalánál ugyanazokat a lapokat kapja, ugyanazok ellen a gépi játékosok ellen.
contest-play = Játszom ezekkel a lapokkal
contest-play-on = Folytatás
contest-play-for-fun = Még egyszer, gyakorlásként
contest-finished =
    { $count ->
        [0] Még senki sem végzett.
        [one] { $count } ember végzett.
       *[other] { $count } ember végzett.
    }
contest-results = Eredmények
contest-place = Hely
contest-player = Játékos
contest-compare = Lapról lapra
contest-compare-hand = { $hand }. leosztás
contest-hidden = Az eredményeket akkor látod, ha ezeket az osztásokat végigjátszottad.
contest-honest = Böngészőnként egy eredmény. Nincsenek fiókok, ezért senki sem tudja, ki látta már korábban a lapokat, egy másik böngészőben vagy egy barátnál. Olyanokkal hasonlítsd össze magad, akikben megbízol.
contest-passed = átadta
contest-make = Duplikátum készítése
contest-make-means = A választott játék ugyanazon osztásai több asztalnál: játszd őket egyedül vagy barátokkal, aztán hasonlítsátok össze.
contest-share = Küldd el ennek az oldalnak a címét annak, aki ugyanezeket az osztásokat játssza majd.
ratings = Értékszámok
ratings-mean = Az értékelt asztalok játszmáiból, szabálykészletenként. Az értékszám az, amennyit egy játékos szinte biztosan legalább ér; 0-ról indul, és a jó eredményekkel meg a játszmák számával nő. Aki feladja a helyét, vagy a játszma nagy részét a gépre hagyja, az félbehagyta, és utolsó lesz benne.
ratings-none = Itt még nem ért véget értékelt játszma.
ratings-rating = Értékszám
ratings-matches = Játszmák
ratings-won = Megnyert
ratings-left = { $total } játszmából { $count } félbehagyva
contest-nameless = Valaki
contest-nameless-of = { $number }. játékos
