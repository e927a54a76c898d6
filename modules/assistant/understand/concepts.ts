import type { Language } from '#core/i18n/languages'

/**
 * The ideas a question can be made of, with the words for them. Commas part the words; `*` is any ending, `…` up to
 * three words between. Accents and umlauts do not matter (`foldText`). Longer phrases win over the words in them, so
 * "not yet billed" is `unbilled` and not `revenue`.
 */
export const CONCEPTS = {
  late: {
    en: 'overdue, past due, late, behind, in arrears, delinquent',
    de: 'überfällig*, ueberfaellig*, verspätet*, verspaetet*, im verzug, in verzug, säumig*, im rückstand, zu spät, spät dran',
    sq: 'vonuar*, me vonesë*, vonesë*, i ka kaluar afati, u ka kaluar afati, ka kaluar … afati, kanë kaluar … afatin, e kanë kaluar afatin, prapambetur*',
  },
  open: {
    en: 'open, outstanding, unpaid, not paid, not yet paid, not been paid, have not paid, has not paid, haven t paid, hasn t paid, not settled, unsettled, owe, owes, owed, owing, still to be paid, still to come',
    de: 'offen*, ausstehend*, steht … aus, stehen … aus, außenstände*, aussenstaende*, unbezahlt*, nicht bezahlt*, noch nicht … bezahlt, nicht gezahlt, noch nicht gezahlt, unbeglichen*, nicht beglichen, schuldet, schulden uns, schuldig',
    sq: 'hapur*, papaguar*, pa paguar*, pa u paguar, nuk janë paguar, nuk është paguar, nuk kanë paguar, nuk ka paguar, s kanë paguar, borxh*, na detyrohe*, detyrohe*, na ka borxh, na kanë borxh',
  },
  invoice: {
    en: 'invoice, invoices, receivable*',
    de: 'rechnung, rechnungen, ausgangsrechnung*, forderung*',
    sq: 'faturë, fatura, faturat, faturën, faturave, faturës',
  },
  client: {
    en: 'client*, customer*, who, whom, whose',
    de: 'kunde, kunden, kundin*, kundschaft, auftraggeber*, wer, wen, wem',
    sq: 'klient*, blerës*, kush, kë, kujt, cili, cilët, cilit, cilëve',
  },
  received: {
    en: 'came in, come in, comes in, coming in, received, receive, got paid, get paid, been paid, were paid, was paid, did … take in, taken in, incoming, income, takings, cash in, money in, collected',
    de: 'eingegangen*, reingekommen*, hereingekommen*, eingenommen*, einnahme*, zahlungseingang*, zahlungseingänge*, geldeingang*, geldeingänge*, eingang, eingänge, bekommen, erhalten*, ging … ein, gingen … ein, kam … rein, kam … herein, kamen … rein, auf … konto … gekommen',
    sq: 'arkëtuar*, arkëtim*, ka hyrë, kanë hyrë, hyri, hynë, hyrje*, kemi marrë, kam marrë, morëm, mora, kemi pranuar para',
  },
  revenue: {
    en: 'revenue*, turnover, sales, invoiced, billed, sold, sell',
    de: 'umsatz, umsätze, umgesetzt, jahresumsatz, monatsumsatz, in rechnung gestellt, fakturiert*, berechnet, verkauft*, abgerechnet',
    sq: 'qarkullim*, të ardhura*, ardhura*, ardhurat, xhiro*, faturuar, faturova, faturuam, shitje*, shitur',
  },
  spent: {
    en: 'spend, spent, spending, expense*, cost, costs, outgoing*, money out, went out, paid out',
    de: 'ausgab*, ausgegeben*, ausgeben, kosten, gekostet, aufwand, aufwendung*',
    sq: 'shpenz*, harxh*, kosto, kostot, kostuar',
  },
  profit: {
    en: 'profit*, earn, earned, earnings, left over, bottom line, surplus',
    de: 'gewinn*, verdien*, übrig*, uebrig*, überschuss*, ueberschuss*, ergebnis*, unter dem strich',
    sq: 'fitim*, fituar, fitova, fituam',
  },
  unbilled: {
    en: 'unbilled, uninvoiced, not billed, not yet billed, not been billed, not yet been billed, have not … billed, haven t … billed, haven t … invoiced, not invoiced, not yet invoiced, not been invoiced, to bill, to invoice, to be billed, to be invoiced, left to bill, yet to bill, yet to be billed, yet to invoice, can i bill, can i invoice, can we bill, can we invoice, could … bill, could … invoice, should … bill, should … invoice, do i need to invoice, forgot to bill, forgotten to bill, bill for, billable',
    de: 'nicht abgerechnet*, noch nicht … abgerechnet, noch abzurechnen*, unabgerechnet*, nicht in rechnung gestellt*, noch nicht … in rechnung gestellt, nicht berechnet*, noch nicht … berechnet, nicht fakturiert*, noch nicht … fakturiert, abrechnen, abzurechnen*, abrechenbar*, in rechnung stellen, in rechnung zu stellen, berechnen, fakturieren, abgerechnet werden, verrechnen, nicht verrechnet',
    sq: 'pa faturuar*, pafaturuar*, papafaturuar*, për t u faturuar, për të faturuar, për faturim, faturoj, faturojmë, nuk janë faturuar, nuk është faturuar, nuk kemi faturuar, nuk kam faturuar, s kemi faturuar, ende nuk … faturuar, mund të faturohe*, duhet … faturuar',
  },
  hours: {
    en: 'hour, hours, time, worked, work, working, tracked',
    de: 'stunde, stunden, zeit, zeiten, arbeitszeit*, arbeitsstunden, gearbeitet*, arbeit, erfasst*, projektzeit*',
    sq: 'orë, orët, orësh, orëve, kohë, koha, kohën, punuar*, punë, punova, punuam, puna, punën',
  },
  tax: {
    en: 'vat, value added tax, sales tax, tax, taxes, tax office, advance return',
    de: 'umsatzsteuer*, mehrwertsteuer*, mwst, ust, steuer, steuern, finanzamt, voranmeldung, zahllast, vorsteuer',
    sq: 'tvsh*, tatim*, administrata tatimore, administratës tatimore, atk',
  },
  best: {
    en: 'best, top, biggest, largest, most important, strongest, the most, most, main',
    de: 'best, beste*, größte*, groesste*, wichtigst*, stärkste*, umsatzstärkst*, am meisten, meisten, meiste, topkunden, hauptsächlich',
    sq: 'më i mirë, më të mirë, më të mirët, më të mëdhenj, më të mëdhenjtë, më i madh, kryesor*, më shumë, më të rëndësishëm, më të rëndësishmit',
  },
  slow: {
    en: 'slow, slowly, slowest, takes … long, take … long, takes … longest, take … longest, late payer*, bad payer*, poor payer*, slow payer*, pay late, pays late, paying late, paid late, pay … late, pays … late, payment behaviour, payment behavior, payment habits',
    de: 'langsam*, lässt sich … zeit, lassen sich … zeit, braucht … lange, brauchen … lange, braucht am längsten, brauchen am längsten, am längsten, spät zahl*, zahlt … spät, zahlen … spät, bezahlt … spät, bezahlen … spät, zahlungsmoral, zahlungsverhalten, schlecht zahl*, zahlt … schlecht, zahlen … schlecht, schlechte zahler, spätzahler, zahlt … unpünktlich, zahlen … unpünktlich, unpünktlich*',
    sq: 'ngadal*, paguan … vonë, paguajnë … vonë, vonë paguajnë, paguan … me vonesë, paguajnë … me vonesë, gjithmonë vonë, vonohen, vonohet, paguan keq, paguajnë keq',
  },
  pay: {
    en: 'pay, pays, paying, paid, payment*',
    de: 'zahl*, bezahl*, zahlung*, begleich*, überweis*, ueberweis*',
    sq: 'paguaj*, paguan, paguar, pagesë*, pagesa*, pagues*',
  },
  estimate: {
    en: 'estimate*, quote*, quotation*, offer, offers',
    de: 'angebot*, kostenvoranschlag*, kostenvoranschläge*, offert*',
    sq: 'ofert*, preventiv*',
  },
  waiting: {
    en: 'waiting, pending, not answered, not been answered, unanswered, undecided, no answer, awaiting, not decided',
    de: 'laufend*, unbeantwortet*, nicht beantwortet*, noch nicht … beantwortet, unentschieden*, noch keine antwort, keine antwort, warten, wartet',
    sq: 'në pritje, presin, pres, pa përgjigje, pavendosur*, pa vendosur*',
  },
  accepted: {
    en: 'accepted, won, approved, agreed, signed',
    de: 'angenommen*, beauftragt*, zugesagt*, gewonnen*, bestätigt*, akzeptiert*',
    sq: 'pranuar*, aprovuar*, miratuar*',
  },
  expiring: {
    en: 'expire, expires, expiring, expiry, run out, runs out, running out, lapse*',
    de: 'ablauf*, laufen … ab, läuft … ab, laufen … aus, läuft … aus, bald ungültig, nicht mehr lange gültig, verfallen, verfällt',
    sq: 'skadoj*, skadon, skaduar, skadenc*, skadim*, skadojnë',
  },
  draft: {
    en: 'draft*, unfinished, not issued, not yet issued, not been issued, not finished',
    de: 'entwurf*, entwürfe*, nicht ausgestellt*, noch nicht … ausgestellt, unfertig*, angefangen*, nicht fertig*, noch nicht fertig*',
    sq: 'skic*, draft*, pa lëshuar*, palëshuar*, papërfunduar*, pa përfunduar*, projektfatur*',
  },
  due: {
    en: 'due, fall due, falls due',
    de: 'fällig*, faellig*, fälligkeit*',
    sq: 'afat, afati, afatin, maturim*, maturohe*, për t u paguar, duhet paguar, duhen paguar, duhet të paguhe*',
  },
  soon: {
    en: 'soon, upcoming, next, coming, shortly',
    de: 'bald, demnächst, nächste*, naechste*, anstehend*, steht … an, stehen … an, kommend*, als nächstes, in kürze',
    sq: 'së shpejti, shpejt, ardhshëm*, ardhshme*, e radhës, i radhës, pasuese*, vijuese*',
  },
  recurring: {
    en: 'recurring, repeating, subscription*, retainer*, regular, automatic',
    de: 'wiederkehrend*, abo, abos, abonnement*, dauerrechnung*, abo rechnung*, serienrechnung*, regelmäßig*, automatisch*',
    sq: 'periodik*, përsëritshme*, përsëritëse*, përsërit*, abonim*, rregullta, automatike',
  },
  remind: {
    en: 'remind*, chase, chasing, dun, dunning, follow up',
    de: 'mahn*, anmahn*, gemahnt*, zahlungserinnerung*, erinner*, nachfass*',
    sq: 'kujtes*, kujto*, përkujtes*, përkujto*, rikujt*',
  },
  match: {
    en: 'match, matched, unmatched, assign, assigned, unassigned, bank, allocate*, reconcile*',
    de: 'zuordn*, zuzuordn*, zugeordnet*, kontoauszug*, kontoauszüge*, bank, bankbuchung*, bankumsätze*, kontobewegung*, kontoumsätze*, abgleich*',
    sq: 'bankë, banka, bankës, bankën, bankare, përputh*, palidhur*, pa lidhur, pa përputhur, transaksion*, lëvizje*',
  },
  bill: {
    en: 'bills, bill, supplier*, vendor*, do we owe, do i owe, we owe, i owe, have to pay, must i pay, must we pay, need to pay, should i pay, should we pay, payables, accounts payable',
    de: 'eingangsrechnung*, lieferant*, muss ich … zahlen, muss ich … bezahlen, müssen wir … zahlen, müssen wir … bezahlen, muss … bezahlt werden, müssen … bezahlt werden, zu zahlen, zu bezahlen, zu begleichen, schulden wir, schulde ich, verbindlichkeit*, muss ich … überweisen, müssen wir … überweisen',
    sq: 'furnitor*, furnizues*, i detyrohemi, u detyrohemi, detyrimet, detyrime, duhet të paguaj, duhet të paguajmë, duhet ta paguaj, duhet t i paguaj, duhet t i paguajmë, kemi për të paguar, kam për të paguar',
  },
  unusual: {
    en: 'unusual*, strange, odd, anomal*, suspicious, out of the ordinary, higher than usual, more than usual, higher than normal',
    de: 'ungewöhnlich*, ungewoehnlich*, auffällig*, auffaellig*, merkwürdig*, seltsam*, ausreißer*, höher als sonst, mehr als sonst, höher als üblich, teurer als sonst, aus der reihe, komisch*',
    sq: 'pazakont*, çuditsh*, dyshimt*, më shumë se zakonisht, më të larta se zakonisht, më i lartë se zakonisht',
  },
  category: {
    en: 'categor*, what for, spent on, spend on, spending on, spend … money on, spend … most on, broken down, breakdown, where does … money go, where did … money go',
    de: 'kategori*, wofür, aufgeteilt, aufgeschlüsselt, wohin fließt, wohin geht, wohin ist … gegangen, kostenarten, aufteilung',
    sq: 'kategori*, për çfarë, në çfarë, ku shkojnë, ku po shkojnë, ku shkuan',
  },
  task: {
    en: 'task, tasks, to do, todo, todos',
    de: 'aufgabe, aufgaben, zu tun, zu erledigen, todo, todos',
    sq: 'detyra, detyrat, detyrave, detyrë, për të bërë',
  },
  money: {
    en: 'money, cash, amount, amounts, sum, total',
    de: 'geld, betrag, beträge, summe*, insgesamt, gesamt',
    sq: 'para, paratë, parave, shuma, shumën, gjithsej, euro',
  },

  // No question has one of these ideas, so a text with one of them gets no answer.
  negation: {
    en: 'not, no, never, none, without, nothing, except, haven t, hasn t, didn t, don t, isn t, aren t',
    de: 'nicht, kein*, nie, niemals, ohne, nichts, außer',
    sq: 'nuk, pa, kurrë, asnjë, asgjë, përveç',
  },
  compare: {
    en: 'than, compared, compare*, versus, vs, difference, growth, grow, grown, more, less, fewer, better, worse',
    de: 'vergl*, als, unterschied*, wachstum, gewachsen, mehr, weniger, besser, schlechter, gestiegen, gesunken',
    sq: 'krahas*, sesa, se vitin, se muajin, rritje*, rritur, më pak, ulur',
  },
  why: {
    en: 'why, how come, reason*',
    de: 'warum, wieso, weshalb, grund, gründe',
    sq: 'pse, arsye*',
  },
  command: {
    en: 'create, delete, remove, cancel, send, write, change, make an, make a, mark, record, add',
    de: 'erstell*, lösch*, loesch*, storn*, schick*, send*, schreib*, änder*, aender*, lege … an, anlegen, markier*, buch*',
    sq: 'krijo*, fshi*, dërgo, dërgoj, dërgoje, anulo*, ndrysho*, shto*, shëno*',
  },
  future: {
    en: 'will, forecast, predict*, expect*, going to',
    de: 'werde, werden wir, wird, prognose, voraussichtlich, erwart*',
    sq: 'parashik*, do të, prit*',
  },
  statistic: {
    en: 'average, mean, median, share, percentage, percent, rate, trend, smallest, worst, first, last',
    de: 'durchschnitt*, mittel*, im schnitt, anteil*, prozent*, trend*, kleinste*, schlechteste*, erste*, letzte*',
    sq: 'mesatar*, përqind*, trend*, më të vegjël, më i vogël, i pari, i fundit',
  },
  person: {
    en: 'employee*, staff, team, colleague*, salary, salaries, wages',
    de: 'mitarbeit*, kollege*, kollegin*, angestellte*, team, gehalt, gehälter, lohn, löhne',
    sq: 'punonjës*, punëtor*, koleg*, ekip*, pagë, pagat, rroga*',
  },
  record: {
    en: 'project, projects, item, items, product*, article*, proposal*, delivery note*, credit note*, cancelled, canceled, void, voided, refund*, written off, discount*, account balance, balance',
    de: 'projekt, projekte, projekten, artikel*, produkt*, vorschlag*, lieferschein*, storniert*, gutschrift*, erstatt*, abgeschrieben, skonto, rabatt*, kontostand, saldo',
    sq: 'projekt, projekte, projekti, projektet, projekteve, artikuj*, artikull*, produkt*, propozim*, fletëdërges*, anuluar*, kredit*, rimburs*, zbritje*, gjendja, saldo*',
  },
} as const satisfies Record<string, Record<Language, string>>

export type Concept = keyof typeof CONCEPTS
