# A játékok, a beállítások és a szabályok oldala; miért nem megy egy lap vagy egy szabály.

preset-standard = Alap
    .summary = Átadás balra, jobbra, szembe, majd semmi; a treff kettes hív; az első ütésben nincs pont; a Hold 26-ot ad a többieknek; 100-ig.
preset-black-lady = Black Lady
    .summary = A pikk dáma is feltöri a kőrt, és a Hold vivője választ, mi legyen vele.
preset-classic = Klasszikus
    .summary = Csak a kőr számít; a megmaradt lapokat az első ütés viszi; 50-ig.
preset-play-on = Tovább játszva
    .summary = Az első ütésben is lehet pont, és döntetlennél tovább kell játszani.
preset-american = Amerikai
    .summary = Az első ütésben is lehet pont, és a Hold vivője választ, mi legyen vele.
preset-bicycle = Bicycle
    .summary = Mint az Alap, de a pikk dáma is feltöri a kőrt.
preset-omnibus = Omnibusz
    .summary = A káró bubi tíz pontot levesz.
preset-omnibus-ten = Omnibusz, káró tízes
    .summary = A káró tízes tíz pontot levesz, és a Holdhoz is kell: mind a tizenöt lap 26-ot vesz le.
preset-black-maria = Black Maria
    .summary = A brit játék: mindig jobbra kell átadni, és a pikk ász meg a pikk király is számít.
preset-spot = Értékes kőr
    .summary = Minden kőr annyit ér, amennyi az értéke, a pikk dáma 25; 500-ig.
preset-hooligan = Huligán
    .summary = A treff hetes hét pontba kerül.
preset-black-jack = Fekete bubi
    .summary = A pikk bubi tíz pontba kerül, a dáma semmibe.
preset-queens = Négy dáma
    .summary = Minden dáma 13, kőrt bármikor lehet hívni, és nincs Hold; 108-ig.
preset-kitty = Talon
    .summary = Tizenkét lap mindenkinek; aki az első büntetőlapot viszi, az viszi és látja a talont.
preset-new-moon = Újhold
    .summary = A Hold 26-ot levesz a vivőjétől, ahelyett hogy a többieknek adná.
preset-basic = Ősi
    .summary = Az 1880-as évek játéka: csak a kőr számít, nincs átadás, bármit lehet hívni.

game-changed = { $game }, módosítva

option-removed = Kivett lapok
    .meaning = Az osztás előtt kivett lapok.
option-hand_size = Lap fejenként
    .meaning = Lap fejenként; ami megmarad, az a talon.
option-kitty = Talon
    .meaning = Ki viszi a ki nem osztott lapokat.
    .NONE = nincs talon
    .FIRST_TRICK = az első ütés vivője
    .FIRST_PENALTY_CARD = az első büntetőlapos ütés vivője
    .FIRST_HEART = az első kőrös ütés vivője
    .LAST_TRICK = az utolsó ütés vivője
option-kitty_seen_by = Ki látja a talont
    .meaning = Ki nézheti meg a talont, amikor elviszik.
    .NOBODY = senki
    .TAKER = aki elviszi
option-first_dealer = Első osztó
    .meaning = Hogyan dől el, ki oszt először; utána a bal oldali oszt.
    .LOWEST_CUT = a legkisebb emelés oszt
    .RANDOM = sorsolással
option-pass_count = Átadott lapok
    .meaning = Ennyi lapot ad át mindenki.
option-pass_cycle = Az átadás irányai
    .meaning = Hogyan megy az átadás leosztásról leosztásra.
option-first_lead = Első hívás
    .meaning = Ki hív az első ütésbe.
    .LOWEST_CLUB = akinél a legkisebb treff van
    .ELDEST = az osztó bal oldalán ülő
option-opening_card = Nyitólap
    .meaning = Mivel nyílhat az első ütés.
    .THAT_CLUB = a legkisebb treff
    .ANY_CLUB = bármelyik treff
    .NOT_A_HEART = bármi, ami nem kőr
    .NOT_A_POINT_CARD = bármi, ami nem számít
    .ANY = bármelyik lap
option-first_trick_points = Pont az első ütésben
    .meaning = Lehet-e büntetőlapot dobni az első ütésbe.
    .ALLOWED = lehet
    .BANNED = nem lehet
option-hearts_lead = Kőr hívása
    .meaning = Mikor lehet kőrt hívni.
    .FREE = bármikor
    .AFTER_BROKEN = ha a kőr fel van törve
    .NEVER = csak ha nincs más lap
option-broken_by = Mi töri fel a kőrt
    .meaning = Melyik lap töri fel a kőrt, amikor kijátsszák.
    .HEART = egy kőr
    .HEART_OR_QUEEN = egy kőr vagy a pikk dáma
    .PENALTY_CARD = bármelyik büntetőlap
option-stuck_lead = Ha nincs más hívás
    .meaning = Milyen kézből lehet kőrt hívni feltörés előtt.
    .ONLY_HEARTS = csak kőr
    .ONLY_PENALTY_CARDS = csak kőr, vagy csak büntetőlap
option-queen_lead = A pikk dáma hívása
    .meaning = Mikor lehet a pikk dámát hívni.
    .ANY_TIME = bármikor
    .AFTER_BROKEN = ha a kőr fel van törve
option-queen_discard = A pikk dáma eldobása
    .meaning = A pikk dáma eldobása, ha nincs a hívott színből.
    .FREE = tetszés szerint
    .AFTER_BROKEN = csak ha a kőr fel van törve
    .FORCED = az első alkalommal
option-points = Pontok
    .meaning = Mennyit ér minden lap; nulla alatt jutalom.
option-no_trick_bonus = Jutalom ütés nélkül
    .meaning = Annak az eredményéhez adódik, akinek nincs ütése.
option-moon = A Hold
    .meaning = Mi történik, ha valaki minden büntetőlapot elvisz.
    .NONE = semmi különös
    .ADD_TO_OTHERS = a többiek kapják a pontokat
    .SUBTRACT_FROM_SELF = a saját összege csökken
    .CHOICE = a vivője választ
    .AUTO = a többiek kapják a pontokat, hacsak ezzel nem veszítene
option-moon_value = A Hold ennyit ér
    .meaning = Mennyit mozgat a Hold; semmi: a büntetőlapok összege.
option-moon_needs_bonus = A Holdhoz jutalomlap is kell
    .meaning = Kellenek-e a Holdhoz a jutalomlapok is.
option-sun = A Nap
    .meaning = Hold minden ütéssel.
    .NONE = annyi, mint a Hold
    .DOUBLE = duplán számít
option-target = Eddig tart
    .meaning = A játszma véget ér a leosztás után, amelyben egy összeg eléri ezt.
option-target_exceeded = A célt meg kell haladni
    .meaning = Meg kell-e haladni a célt, vagy elég elérni.
option-exact_resets = Visszaállítás
    .meaning = Összegek, amelyek pontosan elérve megváltoznak.
option-hand_limit = Legfeljebb ennyi leosztás
    .meaning = A játszma ennyi leosztás után is véget ér.
option-tie = Döntetlen a végén
    .meaning = Többen állnak a legkisebb összegen a végén.
    .SHARE = osztoznak a győzelmen
    .PLAY_ON = addig megy, míg valaki egyedül vezet
option-players = Játékosok
option-preset = Játék

section-deal = Osztás
section-passing = Átadás
section-opening = Első ütés
section-play = Játék
section-points = Pontok
section-end = A játszma vége

rule-players =
    { $count ->
        [3] Három játékos.
        [4] Négy játékos.
        [5] Öt játékos.
        [6] Hat játékos.
       *[other] Hét játékos.
    }
rule-deck-full = A teljes, 52 lapos pakli; fejenként { cards }.
rule-deck-without = A pakli { $deck } lap, ezek nélkül: { CARDS($removed) }; fejenként { cards }.
rule-kitty =
    { $count ->
        [1] Az egy megmaradt lap a talon: { rule-kitty-taker }; úgy számít, mint az ütésben nyert lap, de semmit sem tör fel.
       *[other] A megmaradt { cards-in-words } a talon: { rule-kitty-taker }; úgy számítanak, mint az ütésben nyert lapok, de semmit sem törnek fel.
    }
rule-kitty-taker =
    { $kitty ->
        [FIRST_TRICK] az első ütés vivőjéé
        [FIRST_PENALTY_CARD] az első büntetőlapos ütés vivőjéé (ha nincs ilyen, az utolsóé)
        [FIRST_HEART] az első kőrös ütés vivőjéé (ha nincs ilyen, az utolsóé)
       *[LAST_TRICK] az utolsó ütés vivőjéé
    }
rule-kitty-seen =
    { $who ->
        [TAKER] Aki a talont viszi, megnézi; a többiek a leosztás értékelésekor látják.
       *[NOBODY] A talont senki sem látja a leosztás értékelése előtt.
    }
rule-first-dealer =
    { $how ->
        [LOWEST_CUT] Mindenki emel, és a legkisebb lap oszt először (az ász nagy; egyenlőségnél újra emelnek); utána mindig a bal oldali oszt.
        [RANDOM] Az első osztót sorsolják; utána mindig a bal oldali oszt.
       *[SEAT] A(z) { $seat }. hely oszt először; utána mindig a bal oldali oszt.
    }

rule-no-passing = Nincs átadás.
rule-pass-always = Az átadás minden leosztásban fejenként { cards-in-words }: { $way }.
rule-pass-by-turns = Az átadás fejenként { cards-in-words }, leosztásonként felváltva: { JOIN($ways, last: "then") }.
rule-pass-each-always = Minden leosztásban van átadás: { $way }.
rule-pass-each-by-turns = Van átadás, leosztásonként felváltva: { JOIN($ways, last: "then") }.
pass-way =
    { $entry ->
        [L] balra
        [R] jobbra
        [A] szembe
        [L2] a balra második helyre
        [R2] a jobbra második helyre
        [L3] a balra harmadik helyre
        [R3] a jobbra harmadik helyre
        [SCATTER] egy lap mindenki másnak
        [MIX] közös halomba, amelyet megkevernek és kiosztanak
       *[H] nincs átadás
    }
pass-way-counted = { cards-in-words } { pass-way }
rule-pass-unseen = Senki sem látja, mit kap, amíg mindenki nem választott.
rule-pass-mixed = A halom lapjait egyenként osztják vissza az osztó bal oldalától; a sajátja is visszakerülhet.

rule-lead =
    { $lead ->
        [LOWEST_CLUB] Az első ütésbe az hív, akinél az átadás után a legkisebb treff van, { rule-lead-card }.
       *[ELDEST] Az első ütésbe az osztó bal oldalán ülő hív, { rule-lead-card }.
    }
rule-lead-card =
    { $card ->
        [THAT_CLUB] mégpedig azt a treffet
        [ANY_CLUB] mégpedig bármelyik treffet (ha nincs nála, bármelyik lapot)
        [NOT_A_HEART] mégpedig bármit, ami nem kőr (ha csak kőr van nála, azt)
        [NOT_A_POINT_CARD] mégpedig bármit, ami nem számít (hacsak nem mind számít)
       *[ANY] mégpedig bármelyik lapot
    }
rule-lead-no-club =
    { $any ->
        [yes] Ha senkinél sincs treff, az osztó bal oldalán ülő hív, bármelyik lapot.
       *[no] Ha senkinél sincs treff, az osztó bal oldalán ülő hív.
    }
rule-first-trick-points =
    { $banned ->
        [yes] Az első ütésbe nem szabad büntetőlapot hívni vagy dobni, hacsak nincs más a kézben; színre tenni szabad.
       *[no] Az első ütésben is szabad büntetőlapot játszani.
    }

rule-follow = Színre színt kell adni, ha lehet; az ütést a hívott szín legnagyobb lapja viszi. Nincs adu.
rule-no-hearts = A pakliban nincs kőr.
rule-hearts-lead =
    { $free ->
        [yes] Kőrt bármikor lehet hívni.
       *[no] Kőrt csak az hívhat, akinek nincs más lapja.
    }
rule-hearts-wait =
    { $stuck ->
        [ONLY_HEARTS] Kőrt nem lehet hívni, amíg nincs feltörve, hacsak nincs a kézben csupa kőr.
       *[ONLY_PENALTY_CARDS] Kőrt nem lehet hívni, amíg nincs feltörve, hacsak nincs a kézben csupa kőr vagy csupa büntetőlap.
    }
rule-broken =
    { $by ->
        [HEART] A kőrt feltöri, ha valaki kőrt játszik ki.
        [HEART_OR_QUEEN] A kőrt feltöri, ha valaki kőrt vagy a pikk dámát játssza ki.
       *[PENALTY_CARD] A kőrt feltöri, ha valaki büntetőlapot játszik ki.
    }
rule-queen-lead = A pikk dámát nem lehet hívni, amíg a kőr nincs feltörve.
rule-queen-waits = A pikk dámát nem lehet eldobni, amíg a kőr nincs feltörve; pikkre mindig rá lehet tenni.
rule-queen-forced = Aki nem tud színre színt adni, annak el kell dobnia a pikk dámát, ha abba az ütésbe szabad.
rule-way-out = Ha ezek a szabályok együtt egy lapot sem hagynának, bármelyiket kijátszhatod.

rule-points = { JOIN($worth, capital: "yes") }: összesen { $sum }. A pont rossz.
rule-no-points = Egyetlen lap sem kerül pontba.
rule-bonus = Jutalom: { $worth }.
worth-hearts-rank = minden kőr az értéke (bubi 11, dáma 12, király 13, ász 14)
worth-card = { CARDS($cards, form: "the") } { $value }
worth-cards = { CARDS($cards, form: "the") } egyenként { $value }
worth-rank = minden { rank } { $value }
worth-suit = minden { suit } { $value }
worth-other = minden más { suit } { $value }
worth-suit-but = minden { suit } { $value }, kivéve: { CARDS($missing, form: "rank") }
rule-no-trick-bonus = Akinek nincs ütése, { $points } pontot levehet, Holddal vagy anélkül.
rule-no-moon = Nincs Hold: a lapok mindig annak számítanak, aki elvitte őket.
rule-moon = A Hold: aki { rule-moon-needs } elvisz, { rule-moon-does }.
rule-moon-needs =
    { $bonus ->
        [yes] minden büntetőlapot és minden jutalomlapot
       *[no] minden büntetőlapot
    }
rule-moon-does =
    { $moon ->
        [ADD_TO_OTHERS] { rule-moon-adds }
        [SUBTRACT_FROM_SELF] { rule-moon-subtracts }
        [CHOICE] az értékeléskor választ: vagy { rule-moon-adds }; vagy { rule-moon-subtracts }
       *[AUTO] { rule-moon-adds }; de ha a játszma így az ő győzelme nélkül érne véget, { rule-moon-subtracts }
    }
rule-moon-adds = 0 pontot kap, a többiek pedig fejenként { $points } pontot
rule-moon-subtracts = { $points } pontot levesz magáról, a többiek pedig 0-t kapnak
rule-moon-bonus =
    { $needed ->
        [yes] A Holdban a jutalomlapok külön nem számítanak.
       *[no] A jutalomlapok annak számítanak, aki elvitte őket, Holddal vagy anélkül.
    }
rule-sun = A Nap: a minden ütéssel vitt Hold duplán számít, { $points }.

rule-resets = A pontosan elért összeg megváltozik: { $resets }.
reset-to = { $reached } helyett { $becomes }
rule-end-target =
    { $passed ->
        [yes] A játszma véget ér a leosztás után, amelyben egy összeg meghaladja ezt: { $target }. A legkisebb összeg nyer.
       *[no] A játszma véget ér a leosztás után, amelyben egy összeg eléri ezt: { $target }. A legkisebb összeg nyer.
    }
rule-end-hands = A játszma { rule-hands } után ér véget. A legkisebb összeg nyer.
rule-end-either =
    { $passed ->
        [yes] A játszma véget ér a leosztás után, amelyben egy összeg meghaladja ezt: { $target }, vagy { rule-hands } után. A legkisebb összeg nyer.
       *[no] A játszma véget ér a leosztás után, amelyben egy összeg eléri ezt: { $target }, vagy { rule-hands } után. A legkisebb összeg nyer.
    }
rule-hands =
    { $count ->
        [1] egy leosztás
       *[other] { $count } leosztás
    }
rule-tie =
    { $tie ->
        [SHARE] Ha a végén többen állnak a legkisebb összegen, osztoznak a győzelmen.
       *[PLAY_ON] Ha ekkor többen állnak a legkisebb összegen, tovább kell játszani, míg a játszma egyetlen legkisebbel nem érne véget.
    }

refused-MATCH_OVER = A játszma véget ért.
refused-WRONG_PHASE = Ezt most nem lehet.
refused-NOT_YOUR_TURN = Nem te következel.
refused-NO_PASS_THIS_HAND = Ebben a leosztásban nincs átadás.
refused-ALREADY_PASSED = Már átadtad a lapjaidat.
refused-WRONG_PASS_COUNT = Pontosan { cards } átadása kell.
refused-SAME_CARD_TWICE = Ugyanaz a lap kétszer szerepel.
refused-NOT_IN_HAND = Nincs nálad { CARDS($cards, form: "the") }.
refused-MUST_FOLLOW_SUIT = Színre színt: van még nálad { suit }.
refused-MUST_OPEN_WITH_LOWEST_CLUB = Ezzel nyiss: { CARDS($cards, form: "the") }.
refused-MUST_OPEN_WITH_A_CLUB = Az első ütésbe treffet hívj.
refused-MAY_NOT_OPEN_WITH_A_HEART = Az első ütés nem nyílhat kőrrel.
refused-MAY_NOT_OPEN_WITH_A_POINT_CARD = Az első ütés nem nyílhat olyan lappal, amely számít.
refused-NO_PENALTY_CARD_ON_FIRST_TRICK = Az első ütésbe ne tegyél büntetőlapot, amíg van más lapod.
refused-HEARTS_NOT_BROKEN = A kőr még nincs feltörve: hívj más színt.
refused-HEARTS_ARE_NEVER_LED = Kőrt nem hívhatsz, amíg van más színed.
refused-QUEEN_WAITS_FOR_BROKEN_HEARTS = A pikk dáma megvárja, míg a kőr fel lesz törve.
refused-QUEEN_MUST_BE_THROWN = Nem tudsz színre színt adni, ezért most el kell dobnod a pikk dámát.
refused-NO_MOON_CHOICE_DUE = Nincs Hold, amelyről dönteni kellene.
refused-BAD_CUT = Ezeket a lapokat nem emelhették.
refused-BAD_SEAT = Nincs ilyen hely.
refused-BAD_DEAL = Ez az osztás nem illik a paklihoz.
refused-BAD_SHUFFLE = Pontosan az átadott lapokat kell megkeverni.

clash-between = „{ $option }”: { $low } és { $high } között lehet.
clash-from = „{ $option }”: legalább { $low } kell.
clash-large = „{ $option }”: egy szám sem lehet nagyobb, mint { $most }.
clash-bonus = „{ $option }” levonódik, ezért 0 vagy kevesebb lehet.
clash-dealer = Ilyen hely nincs az asztalnál. Osszon először másik hely.
clash-resets = Csak 1-től felfelé lehet összeget visszaállítani.
clash-too-many-dealt = Több lapot osztanál, mint ahány van. Ossz kevesebbet, vagy végy ki kevesebbet.
clash-left-over = Maradnak lapok, amelyeket senki sem visz el. Mondd meg, kié a talon, vagy jöjjön ki pontosan az osztás.
clash-cut = Minden megmaradt lap egyforma értékű, így az emelés sosem találna osztót. Sorsold ki, vagy hagyj több lapot.
clash-no-direction = Nincs átadási irány. Adj hozzá egyet; leosztás átadás nélkül is lehet.
clash-direction = Ennyi játékosnál az egyik irányban nem ül senki. Válassz másikat.
clash-pass-all = Ennyi lap átadása után nem marad lap a kézben. Adj át kevesebbet, vagy ossz többet.
clash-scatter = Ha mindenki másnak jut egy lap, nem marad a kézben. Válassz más irányt, vagy ossz többet.
clash-opening = A legkisebb treffnek kell nyitnia, de a hívónál talán nincs. Hívjon az, akinél van, vagy nyisson más lap.
clash-endless = A játszma sosem érne véget. Adj meg egy célt vagy a leosztások számát.
clash-no-penalty = Egyetlen lap sem kerül pontba, így egy összeg sem érné el a véget. Add meg a leosztások számát, vagy adj pontot egy lapnak.
clash-preset =
    { $last ->
        [4] Ez a játék csak négy játékosé.
       *[other] Ezt a játékot { $first }–{ $last } játékos játszhatja.
    }
clash-no-preset = Nincs ilyen játék: „{ $name }”.
clash-unreadable = Ezek a szabályok nem olvashatók. Talán megsérültek, vagy más változatból valók.
