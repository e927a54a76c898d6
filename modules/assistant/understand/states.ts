import type { Language } from '#core/i18n/languages'

/** The states and times that a question can ask for. Written as the ideas of `CONCEPTS`. */
export const STATES = {
  late: {
    en: 'overdue, past due, late, behind, in arrears, delinquent, should have been paid, should have paid, should already have … paid, past its due date, past their due date, past the due date, past the deadline, missed … deadline',
    de: 'überfällig*, ueberfaellig*, verspätet*, verspaetet*, im verzug, in verzug, säumig*, im rückstand, zu spät, spät dran, längst bezahlt, längst gezahlt, zahlungsziel … überschritten, frist … überschritten, fälligkeit … überschritten',
    sq: 'vonuar*, me vonesë*, vonesë*, i ka kaluar afati, u ka kaluar afati, ka kaluar … afati, kanë kaluar … afatin, e kanë kaluar afatin, prapambetur*, duhej … paguar, duhej të ishin paguar, duhej të ishte paguar',
  },
  open: {
    en: 'open, outstanding, unpaid, not paid, not yet paid, not been paid, have not paid, has not paid, haven t paid, hasn t paid, not settled, unsettled, owe, owes, owed, owing, still to be paid, still to come, waiting for … money, waiting on … payment*, wait for … money, waiting for … payment*',
    de: 'offen*, ausstehend*, steht … aus, stehen … aus, außenstände*, aussenstaende*, unbezahlt*, nicht bezahlt*, noch nicht … bezahlt, nicht gezahlt, noch nicht gezahlt, unbeglichen*, nicht beglichen, schuldet, schulden uns, schuldig, warten … auf geld, auf … geld warten, geld … warten, warten … auf zahlung*, wartet … auf zahlung*, auf … zahlung* warten, stehen noch aus',
    sq: 'hapur*, papaguar*, pa paguar*, pa u paguar, nuk janë paguar, nuk është paguar, nuk kanë paguar, nuk ka paguar, s kanë paguar, borxh*, na detyrohe*, detyrohe*, na ka borxh, na kanë borxh, para … presim, presim … para, presim … pagesa',
  },
  unbilled: {
    en: 'unbilled, uninvoiced, not billed, not yet billed, not been billed, not yet been billed, have not … billed, haven t … billed, haven t … invoiced, not invoiced, not yet invoiced, not been invoiced, to bill, to invoice, to be billed, to be invoiced, left to bill, yet to bill, yet to be billed, yet to invoice, can i bill, can i invoice, can we bill, can we invoice, could … bill, could … invoice, should … bill, should … invoice, do i need to invoice, forgot to bill, forgotten to bill, bill for, billable, still … bill, still … invoice',
    de: 'nicht abgerechnet*, noch nicht … abgerechnet, noch abzurechnen*, unabgerechnet*, nicht in rechnung gestellt*, noch nicht … in rechnung gestellt, nicht berechnet*, noch nicht … berechnet, nicht fakturiert*, noch nicht … fakturiert, abrechnen, abzurechnen*, abrechenbar*, in rechnung stellen, in rechnung zu stellen, berechnen, fakturieren, abgerechnet werden, verrechnen, nicht verrechnet, unfakturiert*, unverrechnet*',
    sq: 'pa faturuar*, pafaturuar*, papafaturuar*, për t u faturuar, për të faturuar, për faturim, faturoj, faturojmë, nuk janë faturuar, nuk është faturuar, nuk kemi faturuar, nuk kam faturuar, s kemi faturuar, ende nuk … faturuar, mund të faturohe*, duhet … faturuar, faturohen, të faturohen',
  },
  slow: {
    en: 'slow, slowly, slowest, takes … long, take … long, takes … longest, take … longest, late payer*, bad payer*, poor payer*, slow payer*, pay late, pays late, paying late, paid late, pay … late, pays … late, payment behaviour, payment behavior, payment habits, keep … waiting, keeps … waiting, late payer*',
    de: 'langsam*, lässt sich … zeit, lassen sich … zeit, braucht … lange, brauchen … lange, braucht am längsten, brauchen am längsten, am längsten, spät zahl*, zahlt … spät, zahlen … spät, bezahlt … spät, bezahlen … spät, zahlungsmoral, zahlungsverhalten, schlecht zahl*, zahlt … schlecht, zahlen … schlecht, schlechte zahler, spätzahler, zahlt … unpünktlich, zahlen … unpünktlich, unpünktlich*, lange … warten, unpünktliche zahler*',
    sq: 'ngadal*, paguan … vonë, paguajnë … vonë, vonë paguajnë, paguan … me vonesë, paguajnë … me vonesë, gjithmonë vonë, vonohen, vonohet, paguan keq, paguajnë keq, pagues të këqij, pagues i keq',
  },
  waiting: {
    en: 'waiting, pending, not answered, not been answered, unanswered, undecided, no answer, awaiting, not decided, out with, still … answer, still … reply, yet to answer, yet to reply',
    de: 'laufend*, unbeantwortet*, nicht beantwortet*, noch nicht … beantwortet, unentschieden*, noch keine antwort, keine antwort, warten, wartet, bei kunden, bei den kunden, beim kunden, noch … antworten, noch … reagieren',
    sq: 'në pritje, presin, pres, pa përgjigje, pavendosur*, pa vendosur*, te klienti, te klientët, papërgjigjur*, presin përgjigje',
  },
  accepted: {
    en: 'accepted, won, approved, agreed, signed',
    de: 'angenommen*, beauftragt*, zugesagt*, gewonnen*, bestätigt*, akzeptiert*',
    sq: 'pranuar*, aprovuar*, miratuar*',
  },
  expiring: {
    en: 'expire, expires, expiring, expiry, run out, runs out, running out, lapse*, valid only, only valid, about to end, end soon, ends soon',
    de: 'ablauf*, laufen … ab, läuft … ab, laufen … aus, läuft … aus, bald ungültig, nicht mehr lange gültig, verfallen, verfällt, auslauf*, endet bald, enden bald, bald endet, endet … gültigkeit, enden … gültigkeit, ungültig*',
    sq: 'skadoj*, skadon, skaduar, skadenc*, skadim*, skadojnë, mbaron … afati, mbaron afati, mbaron … vlefshmëria, përfundon … vlefshmëria, humbin vlefshmërinë',
  },
  draft: {
    en: 'draft*, not issued, not yet issued, not been issued, started, begun',
    de: 'entwurf*, entwürfe*, nicht ausgestellt*, noch nicht … ausgestellt, angefangen*, *entwurf, *entwürfe, *entwürfen, begonnen*, *entwurfs',
    sq: 'skic*, draft*, pa lëshuar*, palëshuar*, projektfatur*, filluar',
  },
  due: {
    en: 'due, fall due, falls due, have to pay us, has to pay us, must pay us, need to pay us, should pay us',
    de: 'fällig*, faellig*, fälligkeit*, müssen uns … zahlen, müssen uns … bezahlen, muss uns … zahlen, muss uns … bezahlen, sollen uns … zahlen',
    sq: 'afat, afati, afatin, maturim*, maturohe*, për t u paguar, duhet paguar, duhen paguar, duhet të paguhe*, duhet të na paguaj*, duhet të na paguajnë, skadon afati, skadon … afati',
  },
  soon: {
    en: 'soon, upcoming, next, coming, shortly, few more days, few days, next few days, next days, next few weeks',
    de: 'bald, demnächst, nächste*, naechste*, anstehend*, steht … an, stehen … an, kommend*, als nächstes, in kürze, paar tage, wenige tage, nächsten tagen, nächsten tage, nächsten paar tage*, nächsten wochen',
    sq: 'së shpejti, shpejt, ardhshëm*, ardhshme*, e radhës, i radhës, pasuese*, vijuese*, pak ditë, disa ditë, ditët e ardhshme, ditëve të ardhshme, ditëve në vijim',
  },
  recurring: {
    en: 'recurring, repeating, subscription*, retainer*, regular, automatic, automatically',
    de: 'wiederkehrend*, abo, abos, abonnement*, dauerrechnung*, abo rechnung*, serienrechnung*, regelmäßig*, automatisch*, *abos, *abo, regelmäßige*, eingerichtet*',
    sq: 'periodik*, përsëritshme*, përsëritëse*, përsërit*, abonim*, rregullta, automatike',
  },
  unusual: {
    en: 'unusual*, strange, odd, anomal*, suspicious, out of the ordinary, than usual, than normal, than average, outlier*, abnormal*, weird',
    de: 'ungewöhnlich*, ungewoehnlich*, auffällig*, auffaellig*, merkwürdig*, seltsam*, ausreißer*, aus der reihe, komisch*, als sonst, als üblich, als normal, als gewöhnlich, als gewohnt, unüblich*',
    sq: 'pazakont*, çuditsh*, dyshimt*, se zakonisht, se normalisht, jashtëzakon*',
  },
  habit: {
    en: 'always, often, usually, normally, typically, regularly, habit*, tend to, tends to, regular*',
    de: 'immer, oft, meistens, meist, normalerweise, üblicherweise, gewöhnlich, in der regel, regelmäßig',
    sq: 'gjithmonë, shpesh, zakonisht, zakon, rregullisht',
  },
  finished: {
    en: 'finished, finish, completed, complete, done',
    de: 'fertig*, fertiggestellt*, abgeschlossen*, fertigstellen, fertigzustellen, erledigt*',
    sq: 'përfunduar, kryer',
  },
  sent: {
    en: 'sent',
    de: 'verschickt*, versandt*, versendet*, gesendet*',
    sq: 'dërguar*',
  },
  answered: {
    en: 'answered, answer, answers, replied, reply, responded',
    de: 'beantwortet*, antwort*, geantwortet, reagiert, gemeldet',
    sq: 'përgjigj*',
  },
  missing: {
    en: 'missing, need an, needs an, still need an, still needs an, lack*, forgot, forgotten',
    de: 'fehlt, fehlen, fehlend*, vergessen',
    sq: 'mungo*, harruar, harrova, nevojë për',
  },
  valid: {
    en: 'valid, validity',
    de: 'gültig*, gültigkeit*',
    sq: 'vlefshm*, vlejnë edhe, vlejnë vetëm, vlejnë deri',
  },
  toSend: {
    en: 'to be sent, have to send, need to send, should … send',
    de: 'zu verschicken, zu senden, verschickt werden, gesendet werden, steht … an, stehen … an',
    sq: 'duhen dërguar, duhet dërguar, duhet të dërgohe*, për t u dërguar',
  },
  each: {
    en: 'each month, per month, every month, monthly',
    de: 'pro monat, jeden monat, im monat, monatlich*',
    sq: 'në muaj, çdo muaj, mujor*',
  },
  unfinished: {
    en: 'unfinished, not finished',
    de: 'unfertig*, nicht fertig*, noch nicht fertig*, halbfertig*',
    sq: 'papërfunduar*, pa përfunduar*',
  },
  unsent: {
    en: 'unsent, not sent, not yet sent',
    de: 'nicht verschickt*, nicht versandt*, nicht gesendet*',
    sq: 'padërguar*, pa dërguar*',
  },
  uninvoiced: {
    en: 'without an invoice, without invoice*, no invoice*',
    de: 'ohne rechnung*, keine rechnung*, keiner rechnung',
    sq: 'pa faturë, pa fatura, asnjë faturë, asnjë fature',
  },
} as const satisfies Record<string, Record<Language, string>>
