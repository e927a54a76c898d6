import type { Language } from '#core/i18n/languages'

/** Ideas that no question has, so a text with one of them gets no answer. Written as those of `CONCEPTS`. */
export const UNANSWERED = {
  paidOut: {
    en: 'did we … pay, did i … pay, have we … paid, have i … paid, did we pay, did i pay, do we pay, do i pay, have we paid, have i paid, we have paid, i have paid, we paid, i paid, paid to, payments to, payment to, who was paid, who were paid, whom did we pay, who did we pay',
    de: 'haben wir … bezahlt, haben wir … gezahlt, haben wir … überwiesen, habe ich … bezahlt, habe ich … gezahlt, habe ich … überwiesen, wir … bezahlt haben, wir … gezahlt haben, zahlungen an, zahlung an, wen … bezahlt, wem … gezahlt, wem … bezahlt, wem … überwiesen, an wen … gezahlt, an wen … überwiesen',
    sq: 'kemi paguar, kam paguar, paguam, pagova, pagesa për, pagesat për, kë kemi paguar, kë paguam, kujt i kemi paguar, kujt i paguam, u paguan, u pagua',
  },
  negation: {
    en: 'not, no, never, none, without, nothing, except, haven t, hasn t, didn t, don t, isn t, aren t, neither, nor, nobody, couldn t, can t, wasn t, weren t',
    de: 'nicht, kein*, nie, niemals, ohne, nichts, außer, weder, niemand, nich, nix',
    sq: 'nuk, pa, kurrë, asnjë, asgjë, përveç, as, askush, s ka, s kam, s kemi, s kanë, s është, s janë, s u, jo',
  },
  /** How something was paid. The books know payments, not cash and cards. */
  method: {
    en: 'take in cash, did … take in cash, took in cash, in cash, by card, by credit card, by cheque, by check, by direct debit, by transfer, cash payment*, card payment*, paid cash, pay cash, paypal',
    de: 'in bar, bar eingenommen*, bar bezahlt*, bar gezahlt*, bar kassiert*, bargeld*, barzahlung*, bareinnahme*, mit karte, per karte, kartenzahlung*, per lastschrift, per überweisung, paypal',
    sq: 'kesh*, me para në dorë, në dorë, me kartë, me kartelë, me transfer*, paypal',
  },
  compare: {
    en: 'than, compared, compare*, versus, vs, difference, growth, grow, grown, more, less, fewer, better, worse, higher, lower, cheaper, pricier, as much as, more than, increase*, decrease*, rise, risen, fell, fallen, dropped, up from, down from, change in, since last',
    de: 'vergl*, als, unterschied*, wachstum, gewachsen, mehr, weniger, besser, schlechter, gestiegen, gesunken, höher, niedriger, teurer, billiger, gegenüber, im vergleich, verändert, veränderung, entwicklung, entwickelt, zugenommen, abgenommen',
    sq: 'krahas*, sesa, se vitin, se muajin, rritje*, rritur, më pak, ulur, më lart*, më të lart*, më i lart*, më e lart*, më shtrenjt*, më shumë se, më pak se, në krahasim, ndryshim, ndryshuar, zhvillim*, rënë, ngritur',
  },
  why: {
    en: 'why, how come, reason*',
    de: 'warum, wieso, weshalb, grund, gründe',
    sq: 'pse, arsye*',
  },
  command: {
    en: 'create, delete, remove, cancel, write, change, mark, add, issue an, print, download, export, e mail, email, charge client*, please send, make … money last, make … cash last, make … last longer',
    de: 'lösch*, loesch*, storn*, schreib*, änder*, aender*, lege … an, anlegen, markier*, buch*, erstelle, erstellen, verbuch die, drucke, exportier*, herunterlad*, mailen, genehmige, trag … ein, erinnere, erinnern sie, mahne, mahnen sie, überweise, bezahle',
    sq: 'fshi*, anulo*, ndrysho*, shto*, shëno*, mund të më krijo*, krijo, krijoni, krijoj, printo, shkarko, eksporto, kujtoji, kujtoju, paguaje, regjistro, shtyp, printoni, anuloji',
  },
  future: {
    en: 'will, forecast, predict*, expect*, going to',
    de: 'werde, werden wir, wird, prognose, voraussichtlich, erwart*',
    sq: 'parashik*, do të, prit*',
  },
  statistic: {
    en: 'average, mean, median, trend, smallest, worst, first, last, typical, minimum, maximum, lowest, least',
    de: 'durchschnitt*, mittel*, im schnitt, trend*, kleinste*, schlechteste*, letzte*, erste, ersten, erster, erstes, minimum, maximum, niedrigste*, wenigsten, geringste*, schlechtesten',
    sq: 'mesatar*, trend*, më të vegjël, më i vogël, i pari, i fundit, mesatare, mesatarja, më pak, më e ulët, më i ulët, më të ulët, minimumi, maksimumi, më të këqij*, e fundit, të fundit, e parë, të parë, të parët, e para',
  },
  part: {
    en: 'share, percentage, percent, per cent, rate, ratio',
    de: 'anteil*, prozent*, quote',
    sq: 'përqind*, raporti',
  },
  /** Somebody waits for what we have not sent. */
  wanted: {
    en: 'waiting for a quote*, waiting for an estimate*, waiting for an offer*, waiting for our quote*, wants a quote*, waiting for quotes from',
    de: 'wartet … auf ein angebot, warten … auf ein angebot, wartet … auf eine offerte, warten … auf eine offerte, wartet … auf einen kostenvoranschlag, warten … auf einen kostenvoranschlag',
    sq: 'pret ofert*, presin ofert*, pret një ofert*, presin një ofert*, pret ndonjë ofert*',
  },
  seen: {
    en: 'opened, viewed, read by',
    de: 'geöffnet*, angesehen*, gelesen*',
    sq: 'ka hapur, kanë hapur, hapi, ka parë, kanë parë, lexuar*',
  },
  person: {
    en: 'salary, salaries, wages',
    de: 'gehalt, gehälter, lohn, löhne',
    sq: 'pagë, pagat, rroga*, rrogë*, pagën, pagave',
  },
  record: {
    en: 'paid in full, paid in part, paid in advance, paid in instal*, gross revenue*, gross turnover, gross profit*, gross income, project, projects, item, items, product*, article*, proposal*, delivery note*, credit note*, cancelled, canceled, void, voided, refund*, written off, discount*, account balance, balance',
    de: 'projekt, projekte, projekten, artikel*, produkt*, vorschlag*, lieferschein*, storniert*, gutschrift*, erstatt*, abgeschrieben, skonto, rabatt*, kontostand, saldo',
    sq: 'projekt, projekte, projekti, projektet, projekteve, artikuj*, artikull*, produkt*, propozim*, fletëdërges*, anuluar*, kredit*, rimburs*, zbritje*, gjendja, saldo*, gjendj*',
  },
  send: {
    en: 'send',
    de: 'schick*, senden, sende, verschick*',
    sq: 'dërgo, dërgoj, dërgoje, dërgoni, dërgojmë',
  },
  declined: {
    en: 'declined, rejected, refused, turned down, lost',
    de: 'abgelehnt*, verloren*',
    sq: 'refuzuar*, humbur*',
  },
  otherTax: {
    en: 'income tax*, corporation tax*, corporate tax*, trade tax*, wage tax*, payroll tax*',
    de: 'einkommensteuer*, einkommenssteuer*, körperschaftsteuer*, körperschaftssteuer*, gewerbesteuer*, lohnsteuer*, ertragsteuer*',
    sq: 'tatim* në të ardhura*, tatim* mbi të ardhura*, tatim* në fitim*, tatim* mbi fitim*, tatim* në pagë*',
  },
  byClient: {
    en: 'by client*, per client*, by customer*, per customer*, each client, each customer',
    de: '*topkunde*, top kunde*, hauptkunde*, nach kunde*, pro kunde*, je kunde*, jeder kunde, jedem kunden',
    sq: 'sipas klient*, për klient*, secilit klient, çdo klient',
  },
  workedFor: {
    en: 'who … work* for, whom … work* for',
    de: 'für wen',
    sq: 'për kë, për kënd',
  },
} as const satisfies Record<string, Record<Language, string>>
