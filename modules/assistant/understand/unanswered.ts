import type { Language } from '#core/i18n/languages'

/** Ideas that no question has, so a text with one of them gets no answer. Written as those of `CONCEPTS`. */
export const UNANSWERED = {
  paidOut: {
    en: 'did we pay, did i pay, do we pay, do i pay, have we paid, have i paid, we have paid, i have paid, we paid, i paid, paid to, payments to, payment to, who was paid, who were paid, whom did we pay, who did we pay',
    de: 'haben wir … bezahlt, haben wir … gezahlt, haben wir … überwiesen, habe ich … bezahlt, habe ich … gezahlt, habe ich … überwiesen, wir … bezahlt haben, wir … gezahlt haben, zahlungen an, zahlung an, wen … bezahlt, wem … gezahlt, wem … bezahlt, wem … überwiesen, an wen … gezahlt, an wen … überwiesen',
    sq: 'kemi paguar, kam paguar, paguam, pagova, pagesa për, pagesat për, kë kemi paguar, kë paguam, kujt i kemi paguar, kujt i paguam, u paguan, u pagua',
  },
  negation: {
    en: 'not, no, never, none, without, nothing, except, haven t, hasn t, didn t, don t, isn t, aren t, neither, nor, nobody, couldn t, can t, wasn t, weren t',
    de: 'nicht, kein*, nie, niemals, ohne, nichts, außer, weder, niemand',
    sq: 'nuk, pa, kurrë, asnjë, asgjë, përveç, as, askush, s ka, s kam, s kemi, s kanë, s është, s janë, s u, jo',
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
    en: 'average, mean, median, share, percentage, percent, rate, trend, smallest, worst, first, last, typical, ratio, per cent, minimum, maximum, lowest, least',
    de: 'durchschnitt*, mittel*, im schnitt, anteil*, prozent*, trend*, kleinste*, schlechteste*, letzte*, erste, ersten, erster, erstes, quote, minimum, maximum, niedrigste*, wenigsten, geringste*, schlechtesten',
    sq: 'mesatar*, përqind*, trend*, më të vegjël, më i vogël, i pari, i fundit, mesatare, mesatarja, më pak, më e ulët, më i ulët, më të ulët, raporti, minimumi, maksimumi, më të këqij*, e fundit, të fundit, e parë, të parë, të parët, e para',
  },
  person: {
    en: 'salary, salaries, wages',
    de: 'gehalt, gehälter, lohn, löhne',
    sq: 'pagë, pagat, rroga*, rrogë*, pagën, pagave',
  },
  record: {
    en: 'project, projects, item, items, product*, article*, proposal*, delivery note*, credit note*, cancelled, canceled, void, voided, refund*, written off, discount*, account balance, balance',
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
    de: 'nach kunde*, pro kunde*, je kunde*, jeder kunde, jedem kunden',
    sq: 'sipas klient*, për klient*, secilit klient, çdo klient',
  },
  workedFor: {
    en: 'who … work* for, whom … work* for',
    de: 'für wen',
    sq: 'për kë, për kënd',
  },
} as const satisfies Record<string, Record<Language, string>>
