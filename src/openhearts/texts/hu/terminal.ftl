# A játszma a terminálban. Lásd: en/terminal.ftl.

term-game = { $game }: { $players } játékos, fejenként { $count } lap.
term-game-to = { $game }: { $players } játékos, fejenként { $count } lap, { $target } pontig.
term-seats = Utánad az óra járása szerint ülnek: { $others }.
term-begin = Írj be egy lapot, például QS vagy 10h. ? megmondja, mit játszhatsz ki, { typed-help } a többit.
term-input-ended = A bemenet véget ért.
term-stops = A játszma itt megáll.
term-stops-with = A játszma itt megáll: { $scores }.
term-stops-early = A játszma itt megáll, mielőtt az első leosztást értékelték volna.
term-record-kept = A játszma jegyzőkönyve itt van: { $file }.
term-sealed = A leosztások osztás előtt le voltak pecsételve: „hearts verify { $file }” bizonyítja.

term-cut = Emelés az osztásért: { $shown }
term-deals-first =
    { $me ->
        [yes] { $who } osztasz először.
       *[no] { $who } oszt először.
    }
term-hand = --- { term-hand-deals }, { term-hand-pass } ---
term-hand-deals =
    { $me ->
        [yes] { $hand }. leosztás: te osztasz
       *[no] { $hand }. leosztás: { $who } oszt
    }
term-hand-pass =
    { $entry ->
        [H] nincs átadás
        [SCATTER] { cards } átadása, mindenki másnak egy
        [MIX] { cards } átadása a közös halomba, amelyet megkevernek és kiosztanak
       *[other] { cards } átadása { term-way }, { $receiver } kapja
    }
term-way =
    { $entry ->
        [L] balra
        [R] jobbra
        [A] szembe
        [L2] két hellyel balra
        [R2] két hellyel jobbra
        [L3] három hellyel balra
       *[R3] három hellyel jobbra
    }
term-your-hand = A lapjaid:  { $shown }
term-your-hand-received = A lapjaid:  { $shown }   (* kapott)
term-you-get = Kapsz: { $gifts }.
term-gift = { $shown } ({ $who } adta)
term-gift-mixed = { $shown } (a halomból)
term-leads-first =
    { $me ->
        [yes] Az első ütésbe te hívsz.
       *[no] Az első ütésbe { $who } hív.
    }
term-broken =
    { $me ->
        [yes] Feltörted a kőrt ezzel: { $shown }.
       *[no] { $who } feltörte a kőrt ezzel: { $shown }.
    }
term-trick-taken =
    { $me ->
        [yes] te viszed
       *[no] { $who } viszi
    }
term-trick-taken-points =
    { $me ->
        [yes] te viszed, { points }
       *[no] { $who } viszi, { points }
    }
term-kitty =
    { $me ->
        [yes] Te viszed a talont, { cards }.
       *[no] { $who } viszi a talont, { cards }.
    }
term-kitty-seen =
    { $me ->
        [yes] Te viszed a talont, { cards }: { $shown }.
       *[no] { $who } viszi a talont, { cards }: { $shown }.
    }
term-kitty-shown =
    { $me ->
        [yes] A talon, amelyet te vittél: { $shown }.
       *[no] A talon, amelyet { $who } vitt: { $shown }.
    }
term-moon =
    { $me ->
        [yes] Elvitted { term-moon-what }!
       *[no] { $who } elvitte { term-moon-what }!
    }
term-moon-what =
    { $sun ->
        [yes] a Napot, minden ütéssel
       *[no] a Holdat
    }
term-points-added = A pontokat a többiek kapják.
term-points-off =
    { $me ->
        [yes] A pontok a te összegedből jönnek le.
       *[no] A pontok innen jönnek le: { $who }.
    }
term-hand-scored = A(z) { $hand }. leosztás értékelése:
term-reset =
    { $me ->
        [yes] Pontosan { $reached } pontod van: az összeg mostantól { $becomes }.
       *[no] { $who } pontosan itt áll: { $reached }; az összeg mostantól { $becomes }.
    }
term-shared = { $names } osztozik a győzelmen, fejenként { points }.
term-you-win =
    { $me ->
        [yes] Te nyersz: { points }!
       *[no] { $who } nyer: { points }!
    }
term-wins = { $who } nyer: { points }.
term-own-points =
    { $me ->
        [yes] A te összeged: { points }.
       *[no] { $who } összege: { points }.
    }
term-row-hand = { $hand }. leosztás
term-row-total = összesen
term-row-moon =
    { $me ->
        [yes] elvitted a Holdat
       *[no] { $who } elvitte a Holdat
    }

term-hint = { $shown }: { NUMBER($points, minimumFractionDigits: 1) } pont. { $reason }
term-end-no-points = Nincs több pont: { typed-end } ugyanazzal az eredménnyel zárja a leosztást.
term-end-rest =
    { $me ->
        [yes] A többi a tiéd: { typed-end } ugyanazzal az eredménnyel zárja a leosztást.
       *[no] A többit { $who } viszi: { typed-end } ugyanazzal az eredménnyel zárja a leosztást.
    }

term-play = Játssz
term-trick-lead = { $number }. ütés, te hívsz
term-trick-led = { $number }. ütés, { $who } hívott
term-are-broken = a kőr fel van törve
term-you-have = { points } nálad
term-one-card = Egy lapot játssz ki. ? megmondja, melyiket lehet.
term-may-play = Kijátszhatod: { $shown }.
term-not = Nem megy { $shown }: { $reason }
term-may-pass = Bármelyik { cards } átadható a kezedből, például { $shown }.
term-last-none = Még nem volt ütés.
term-so-far = Ebben a leosztásban eddig: { $scores }.

term-pass = { cards } átadása { term-pass-to }
term-pass-more = Kiválasztva { $shown }; mondj még { $count } lapot, vagy egyet ezek közül a visszavételhez
term-pass-sure = { $shown } átadása { term-pass-to }? { typed-yes }, vagy mondj egyet a visszavételhez
term-pass-to =
    { $entry ->
        [SCATTER] ebben a sorrendben: { $names }
        [MIX] a halomba
       *[other] neki: { $names }
    }
term-pass-exactly = Pontosan { cards } kell, nem { $given }.
term-pass-name = Mondd meg, mi legyen az átadott { cards }, például { $shown }.

term-no-card = „{ $typed }” nem lap. Írd le az értéket, aztán a színt: { term-examples }.
term-examples = QS, 10h, ace of clubs
term-other-words = { typed-help } felsorolja a többi szót.
term-did-you-mean = „{ $typed }” nem lap. Erre gondoltál: { $meant }? { typed-help } felsorolja a szavakat.
term-cannot-be = Nincs olyan lapod, amely „{ $typed }” lehetne. Írj értéket és színt.
term-which = Melyik: { JOIN($shown, last: "or") }?
term-queen-or-quit = q dáma (queen) vagy kilépés (quit): írd ki a lapot, vagy { term-word-quit }.

term-moon-either = A Holddal ezt teheted:
term-moon-makes = ekkor az összegek: { $totals }
term-moon-ask = { typed-add } vagy { typed-subtract }
term-moon-write = Írd be: { typed-add } vagy { typed-subtract }.
term-moon-write-fully = Írd be: { typed-add } (a többieknek) vagy { typed-subtract } (a saját összegedből).

term-word-quit = kilépés

term-help-card = QS, qs, q s, 10h, queen of spades; érték vagy szín magában, ha csak egy lap lehet
term-help-card-word = Egy lap
term-help-legal = melyik lapot játszhatod ki, és miért nem a többit
term-help-hand = a lapjaid és az ütés az asztalon
term-help-last = az utolsó ütés
term-help-score = a pontok táblázata
term-help-rules = a játék szabályai
term-help-hint = a legjobb lapok, átlagos pontjaikkal és az okukkal
term-help-undo = az utolsó lapod vagy átadásod visszavétele, egészen az osztásig
term-help-end = a leosztás lezárása, ha már semmi sem változtathat rajta
term-help-quit = kilépés a játszmából

term-game-players =
    { $last ->
        [4] 4   játékos
       *[other] { $first }-{ $last } játékos
    }
term-options-head = A játék beállításai, így: --set OPTION=VALUE. A kis- és nagybetű egyre megy.
term-option-standard = A standard játékban: { $value }
term-value-removed = lapok, például 2C,2D; - ha egy sem
term-value-hand_size = szám 1-től
term-value-first_dealer = vagy egy hely száma, 0 az első
term-value-pass_count = szám 0 és { $most } között
term-value-pass_cycle = egy vagy több ezek közül, például L,R,A,H:
term-value-points = CARD:NUMBER párok, például QS:13,JD:-10; a meg nem nevezett lapok maradnak, a CARD:0 kivesz egyet
term-value-no_trick_bonus = 0 vagy kisebb szám
term-value-moon_value = szám 1-től, vagy none
term-value-moon_needs_bonus = yes vagy no
term-value-target = szám 1-től, vagy none
term-value-target_exceeded = yes vagy no
term-value-exact_resets = TOTAL:NEW párok, például 100:50; - ha egy sincs
term-value-hand_limit = szám 1-től, vagy none
