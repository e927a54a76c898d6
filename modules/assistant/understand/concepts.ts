import type { Language } from '#core/i18n/languages'
import { STATES } from './states.js'
import { UNANSWERED } from './unanswered.js'

/**
 * The ideas a question can be made of, with the words for them. Commas part the words; `*` is any ending, `…` up to
 * three words between. Accents and umlauts do not matter (`foldText`). Longer phrases win over the words in them, so
 * "not yet billed" is `unbilled` and not `revenue`.
 */
export const CONCEPTS = {
  invoice: {
    en: 'invoice, invoices, receivable*',
    de: 'rechnung, rechnungen, ausgangsrechnung*, forderung*',
    sq: 'faturë, fatura, faturat, faturën, faturave, faturës',
  },
  client: {
    en: 'client*, customer*',
    de: 'kunde, kunden, kundin*, kundschaft, auftraggeber*',
    sq: 'klient*, blerës*',
  },
  received: {
    en: 'came in, come in, comes in, coming in, received, receive, got paid, get paid, did … take in, taken in, incoming, income, takings, cash in, money in, collected, money … get, payments … get, payments … got',
    de: 'eingegangen*, reingekommen*, hereingekommen*, eingenommen*, einnahme*, zahlungseingang*, zahlungseingänge*, geldeingang*, geldeingänge*, eingang, eingänge, bekommen, haben wir … bezahlt bekommen, haben wir … gezahlt bekommen, erhalten*, ging … ein, gingen … ein, kam … rein, kam … herein, kamen … rein, auf … konto … gekommen, reinkommen*, eingehen*',
    sq: 'arkëtuar*, arkëtim*, ka hyrë, kanë hyrë, hyri, hynë, hyrje*, kemi marrë, kam marrë, morëm, mora, kemi pranuar para, pagesa* … pranuar*, pranuar … pagesa*, të hyra, të hyrash, të hyrat',
  },
  revenue: {
    en: 'revenue*, turnover, sales, sold, sell',
    de: 'umsatz, umsätze, umgesetzt, jahresumsatz, monatsumsatz, verkauft*, *umsatz, *umsätze',
    sq: 'qarkullim*, të ardhura*, ardhura*, ardhurat, xhiro*, shitje*, shitur',
  },
  spent: {
    en: 'spend, spent, spending, expense*, cost, costs, outgoing*, money out, went out, paid out, outgoings, cost item*, cost position*',
    de: 'ausgab*, ausgegeben*, ausgeben, kosten, gekostet, aufwand, aufwendung*, *ausgaben, kostenpost*, kostenblöck*, rausgegangen, hinausgegangen, geld … raus, rausgeflossen',
    sq: 'shpenz*, harxh*, kosto, kostot, kostuar, para … dalë, dalë … para, dolën, dalje*, kushto*',
  },
  profit: {
    en: 'profit*, earn, earned, earnings, left over, bottom line, surplus, loss, losses, lose money, losing money, making money, make money, made money, after costs, after all costs, after expenses, after all expenses, after deducting … costs, left after costs, left after expenses',
    de: 'gewinn*, verdien*, übrig*, uebrig*, überschuss*, ueberschuss*, ergebnis*, unter dem strich, verlust*, unterm strich, nach abzug … kosten, nach … kosten, nach kosten, nach abzug … ausgaben, nach … ausgaben',
    sq: 'fitim*, fituar, fitova, fituam, humbj*, pas shpenzimeve, pas kostove, pas … shpenzimeve, pas … kostove',
  },
  hours: {
    en: 'hour, hours, time, worked, work, working, tracked',
    de: 'stunde, stunden, zeit, zeiten, arbeitszeit*, arbeitsstunden, gearbeitet*, arbeit, erfasst*, projektzeit*',
    sq: 'orë, orët, orësh, orëve, kohë, koha, kohën, punuar*, punë, punova, punuam, puna, punën',
  },
  tax: {
    en: 'vat, value added tax, sales tax, tax, taxes, tax office, advance return',
    de: 'umsatzsteuer*, mehrwertsteuer*, mwst, ust, steuer, steuern, finanzamt, voranmeldung, zahllast, vorsteuer',
    sq: 'tvsh*, tatim*, administrata tatimore, administratës tatimore, atk, zyra tatimore, zyrës tatimore, zyrën tatimore, zyrat tatimore',
  },
  best: {
    en: 'best, top, biggest, largest, most important, strongest, the most, most, main',
    de: 'best, beste*, größte*, groesste*, wichtigst*, stärkste*, umsatzstärkst*, am meisten, meisten, meiste, topkunden, hauptsächlich, umsatzstark*',
    sq: 'më i mirë, më të mirë, më të mirët, më të mëdhenj, më të mëdhenjtë, më i madh, kryesor*, më shumë, më të rëndësishëm, më të rëndësishmit, më të mëdha, më e madhe, kryesorë',
  },
  pay: {
    en: 'pay, pays, paying, payment, payments, payable, hand over, remit',
    de: 'zahl*, bezahl*, begleich*, überweis*, ueberweis*, abführ*, abzuführen',
    sq: 'paguaj*, paguan, pagesë*, pagesa, pagesat, pagesave, pagues*',
  },
  paid: {
    en: 'paid, did … pay, has … paid, payments from, payments of, payments by, payment from, payment of, payment by, been paid, were paid, was paid',
    de: 'gezahlt*, bezahlt*, zahlung, zahlungen, überwiesen*, ueberwiesen*, beglichen*',
    sq: 'paguar, pagoi, paguan gjithsej, pagesa nga, pagesat nga, pagesat e, pagesat i, pagesave nga, pagesave të, pagesë nga',
  },
  estimate: {
    en: 'estimate*, quote*, quotation*, offer, offers',
    de: 'angebot*, kostenvoranschlag*, kostenvoranschläge*, offert*, kostenanschlag*',
    sq: 'ofert*, preventiv*',
  },
  remind: {
    en: 'remind*, chase, chasing, dun, dunning, follow up, need to chase',
    de: 'mahn*, anmahn*, gemahnt*, zahlungserinnerung*, erinner*, nachfass*, nachzufassen',
    sq: 'kujtes*, kujto*, përkujtes*, përkujto*, rikujt*',
  },
  match: {
    en: 'match, matched, unmatched, assign, assigned, unassigned, allocate*, reconcile*',
    de: 'zuordn*, zuzuordn*, zugeordnet*, abgleich*, zugewiesen*, zuweisen, zuzuordnen',
    sq: 'përputh*, palidhur*, pa lidhur, pa përputhur, paperputh*, lidh, lidhim, lidhen',
  },
  bill: {
    en: 'bills, bill, supplier*, vendor*, do we owe, do i owe, we owe, i owe, have to pay, must i pay, must we pay, need to pay, should i pay, should we pay, payables, accounts payable, vendor invoice*, to settle',
    de: 'eingangsrechnung*, lieferant*, muss ich … zahlen, muss ich … bezahlen, müssen wir … zahlen, müssen wir … bezahlen, muss … bezahlt werden, müssen … bezahlt werden, zu zahlen, zu bezahlen, zu begleichen, schulden wir, schulde ich, verbindlichkeit*, muss ich … überweisen, müssen wir … überweisen, *lieferanten, noch etwas … überweisen, noch etwas … zahlen, noch etwas … bezahlen',
    sq: 'furnitor*, furnizues*, i detyrohemi, u detyrohemi, detyrimet, detyrime, duhet të paguaj, duhet të paguajmë, duhet ta paguaj, duhet t i paguaj, duhet t i paguajmë, kemi për të paguar, kam për të paguar, detyrimi, detyrimin, për të paguar',
  },
  category: {
    en: 'categor*, what for, spent on, spend on, spending on, spend … money on, spend … most on, broken down, breakdown, where does … money go, where did … money go, break … down, breaking … down, split up, by type',
    de: 'kategori*, wofür, aufgeteilt, aufgeschlüsselt, wohin fließt, wohin geht, wohin ist … gegangen, kostenarten, aufteilung, aufschlüssel*, schlüssle … auf, schlüssel* … auf, aufteilen, nach art, wofür … drauf, wofür ging',
    sq: 'kategori*, për çfarë, në çfarë, ku shkojnë, ku po shkojnë, ku shkuan, sipas llojit, ku shkoi, për çfarë shkuan',
  },
  task: {
    en: 'task, tasks, to do, todo, todos, to dos, task list, tasklist, to do list',
    de: 'aufgabe, aufgaben, zu tun, zu erledigen, todo, todos, to do, to dos, *aufgaben, aufgabenliste*, erledigen',
    sq: 'detyra, detyrat, detyrave, detyrë, për të bërë, listën e detyrave, lista e detyrave, mbetur për të bërë',
  },
  money: {
    en: 'money, cash, amount, amounts, sum, total',
    de: 'geld, betrag, beträge, summe*, insgesamt, gesamt',
    sq: 'para, paratë, parave, shuma, shumën, gjithsej, euro, totali, totalin, total',
  },
  who: {
    en: 'who, whom, whose',
    de: 'wer, wen, wem',
    sq: 'kush, kë, kujt, cili, cilët, cilit, cilëve, cilave',
  },
  billed: {
    en: 'invoiced, billed, charged, did … invoice, did … bill, have … invoiced',
    de: 'in rechnung gestellt, fakturiert*, berechnet, abgerechnet, verrechnet',
    sq: 'faturuar, faturova, faturuam, faturojmë për',
  },
  bank: {
    en: 'bank, bank account, bank statement*, bank payment*',
    de: 'bank, konto, kontoauszug*, kontoauszüge*, bankbuchung*, bankumsätze*, bankumsatz, kontobewegung*, kontoumsätze*, bankzahlung*, bankeingang*, bankeingänge*',
    sq: 'bankë, banka, bankës, bankën, bankare, transaksion*, lëvizje*, pasqyrën e bankës, pasqyra e bankës, pagesa bankare, pagesat bankare',
  },
  receipt: {
    en: 'receipt*',
    de: 'beleg*, quittung*',
    sq: 'dëftes*, kupon*',
  },
  team: {
    en: 'team, staff, employee*, colleague*',
    de: 'team, mitarbeit*, kollege*, kollegin*, angestellte*',
    sq: 'ekip*, punonjës*, punëtor*, koleg*',
  },

  ...STATES,
  ...UNANSWERED,
} as const satisfies Record<string, Record<Language, string>>

export type Concept = keyof typeof CONCEPTS
