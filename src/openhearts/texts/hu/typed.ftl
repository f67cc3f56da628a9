# Amit be lehet írni. Lásd: en/typed.ftl.

typed-hand = lapok
    .also = lapjaim, kéz
typed-table = asztal
    .also = mi van az asztalon, az asztalon
typed-last = utolsó ütés
    .also = ütés, utolsó
typed-tricks = minden ütés
    .also = ütések, összes ütés
typed-score = állás
    .also = pontok, pont, pontszám
typed-leader = ki hív
    .also = ki hívott
typed-turn = ki jön
    .also = ki következik, ki van soron
typed-legal = ?
    .also = mit játszhatok, mit játszhatok ki, mit tehetek
typed-received = kapott lapok
    .also = kapott, mit kaptam
typed-rules = szabályok
typed-now = mi érvényes
    .also = most, mi érvényes most
typed-repeat = ismét
    .also = ismételd, újra, megint
typed-help = segítség
    .also = parancsok

typed-play = kijátszom
    .also = játszom, játszd ki, játszd, hívom, rakom, teszem
typed-pass = átadom
    .also = adom, passzolom, továbbadom
typed-why = miért nem
    .also = miért ne, miért
typed-say = mondd
    .also = mond, mondom
typed-continue = tovább
    .also = folytatás, következő
typed-add = hozzáad
typed-subtract = levesz
typed-yes = igen
    .also = ok, rendben, megerősítem
typed-undo = vissza
    .also = visszavonás, visszavonom, visszaveszem
typed-hint = tipp
    .also = adj tippet, mit játsszak
typed-end = vége
    .also = leosztás vége, lezárás

typed-people = ki van itt
    .also = kik vannak itt, játékosok
typed-pause = szünet
    .also = szünetet kérek
typed-clock-off = óra ki
    .also = óra kikapcsolása, óra nélkül
typed-resume = szünet vége
    .also = folytassuk
typed-agree = elfogadom
    .also = egyetértek, beleegyezem
typed-refuse = elutasítom
    .also = nem fogadom el, nem
typed-return = kérem vissza a helyemet
    .also = kérem vissza a helyem, visszajöttem, itt vagyok
typed-leave = távozom
    .also = kilépek, elhagyom az asztalt
typed-leave-sure = végleg távozom
    .also = végleg kilépek
typed-phrases = mondatok
    .also = mit mondhatok
typed-next-table = következő asztal
    .also = másik asztal

# Lapok, tárgyesetben is.
typed-clubs = treff, treffet, t
typed-diamonds = káró, kárót, r
typed-spades = pikk, pikket, p
typed-hearts = kőr, kőrt, h
typed-two = kettes, kettest, kettő, kettőt
typed-three = hármas, hármast, három
typed-four = négyes, négyest, négy
typed-five = ötös, ötöst, öt
typed-six = hatos, hatost, hat
typed-seven = hetes, hetest, hét
typed-eight = nyolcas, nyolcast, nyolc
typed-nine = kilences, kilencest, kilenc
typed-ten = tízes, tízest, tíz
typed-jack = bubi, bubit
typed-queen = dáma, dámát
typed-king = király, királyt
typed-ace = ász, ászt

# Szavak, amelyek nem jelentenek semmit.
typed-fillers = a, az, és, meg, ki, kérem, mutasd, nem, es, as, os, ös, est, ast, ost, öst

# A súgó példái.
typed-example-play = kijátszom a pikk dámát
typed-example-pass = átadom: treff 2, pikk dáma, kőr ász
typed-example-why = miért nem kőr 10
typed-example-say = mondd szép játék
typed-example-rank = dáma
typed-example-cards = QS, 10h, treff ász
