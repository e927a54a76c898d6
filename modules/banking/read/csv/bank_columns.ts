import { detectDayOrder, plainWord, readDay, readNumber } from '#modules/imports/public'

/** Target fields for the columns of a bank's table. */
export const BANK_COLUMNS = [
  'bookedOn',
  'valuedOn',
  'amount',
  'credit',
  'debit',
  'sign',
  'currency',
  'name',
  'payer',
  'payee',
  'iban',
  'type',
  'purpose',
  'reference',
  'endToEnd',
  'account',
  'status',
] as const
export type BankColumn = (typeof BANK_COLUMNS)[number]

/**
 * The headings of banks (Sparkasse, DKB, ING, Volksbank, N26, comdirect, Commerzbank, Deutsche Bank, Postbank, GLS,
 * Wise, Revolut, ProCredit, Raiffeisen, NLB) and of our own languages, with `|` between them.
 */
const HEADINGS: Record<BankColumn, string> = {
  bookedOn:
    'Buchungstag|Buchungsdatum|Buchung|Datum|Tag der Buchung|Booking date|Date|Transaction date|Completed date|Data|Data e transaksionit|Data e kryerjes',
  valuedOn:
    'Valutadatum|Wertstellung|Wertstellungsdatum|Wertstellung (Valuta)|Valuta|Wert|Value date|Data valutë|Data e valutës',
  amount:
    'Betrag|Umsatz|Betrag in Kontowährung|Amount|Betrag (Euro)|Shuma|Vlera|Shuma e transaksionit',
  credit: 'Haben|Gutschrift|Eingang|Einzahlung|Credit|Credit amount|Paid in|Kredi|Kredit|Hyrje',
  debit: 'Soll|Lastschrift|Ausgang|Auszahlung|Debit|Debit amount|Paid out|Debi|Debit|Dalje',
  sign: 'Soll/Haben|S/H|Soll-/Habenkennzeichen|Soll/Haben-Kennzeichen|Debit/Credit|D/C',
  currency: 'Währung|Waehrung|Whrg|Currency|Monedha|Valuta',
  name: 'Begünstigter/Zahlungspflichtiger|Beguenstigter/Zahlungspflichtiger|Auftraggeber/Empfänger|Auftraggeber / Begünstigter|Begünstigter / Auftraggeber|Name Zahlungsbeteiligter|Zahlungsbeteiligter|Empfänger/Zahlungspflichtiger|Gegenpartei|Empfänger|Name|Partner name|Payee|Counterparty|Description name|Emri|Pala tjetër',
  payer: 'Zahlungspflichtige*r|Zahlungspflichtiger|Auftraggeber|Payer|Payer name|Paguesi',
  payee: 'Zahlungsempfänger*in|Zahlungsempfänger|Begünstigter|Payee name|Përfituesi',
  iban: 'Kontonummer/IBAN|IBAN / Kontonummer|IBAN Zahlungsbeteiligter|IBAN|Kontonummer|Partner IBAN|Account number|Gegenkonto|Konto-Nr.|Counterparty IBAN',
  purpose:
    'Verwendungszweck|Vwz|Buchungstext|Zahlungsgrund|Payment reference|Reference|Description|Details|Bemerkung|Përshkrimi|Qëllimi',
  type: 'Buchungstext|Umsatztyp|Umsatzart|Vorgang|Vorgang/Verwendungszweck|Type|Transaction type|Lloji',
  reference:
    'Buchungsreferenz|Transaktionsnummer|Umsatz-ID|Transaction id|TransferWise ID|ID|Referenca',
  endToEnd: 'Kundenreferenz (End-to-End)|Kundenreferenz|End-to-End-Referenz|End to end reference',
  account: 'Auftragskonto|IBAN Auftragskonto|Eigenes Konto|Account|Account IBAN|Llogaria',
  status: 'Status|Info|State',
}

const COLUMNS_BY_WORD = new Map<string, BankColumn[]>()
for (const column of BANK_COLUMNS) {
  for (const word of new Set(HEADINGS[column].split('|').map(plainWord))) {
    COLUMNS_BY_WORD.set(word, [...(COLUMNS_BY_WORD.get(word) ?? []), column])
  }
}

const CURRENCY_IN_HEADING = /[\s(]*(?:\(([^)]{1,4})\)|\bin\s+([A-Za-z]{3}))\s*$/
const SIGNS: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP', LEK: 'ALL' }

/** The currency that a heading names, as in `Betrag (€)`. */
export function currencyInHeading(heading: string): string | undefined {
  const [, inBrackets, afterIn] = CURRENCY_IN_HEADING.exec(heading) ?? []
  const code = (inBrackets ?? afterIn ?? '').toUpperCase()
  return SIGNS[code] ?? (/^[A-Z]{3}$/.test(code) ? code : undefined)
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(readDay(text, detectDayOrder([text]) ?? 'dmy'))
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(readNumber(text, 'comma'))

/** Whether the cells of a column fit its heading; a word such as `Valuta` has two meanings. */
function fits(column: BankColumn, cells: string[]) {
  const filled = cells.filter(Boolean)
  if (column === 'bookedOn' || column === 'valuedOn') return filled.some(isDay)
  if (['amount', 'credit', 'debit'].includes(column)) {
    return filled.length === 0 ? column !== 'amount' : filled.some(isNumber)
  }
  return true
}

/** May span several columns, which are joined. */
const isRepeated = (column: BankColumn) => column === 'purpose'

/**
 * The probable field of each column of a bank's table; null without a match.
 * @param rows the first rows below the headings
 */
export function proposeColumns(headings: string[], rows: string[][]): (BankColumn | null)[] {
  const used = new Set<BankColumn>()
  return headings.map((heading, at) => {
    const plain = plainWord(heading)
    const word = plainWord(heading.replace(CURRENCY_IN_HEADING, ''))
    const numbered = word.replace(/(zeile)?\d+$/, '')
    const wishes =
      COLUMNS_BY_WORD.get(plain) ?? COLUMNS_BY_WORD.get(word) ?? COLUMNS_BY_WORD.get(numbered) ?? []
    const cells = rows.map((row) => row[at] ?? '')
    const column = wishes.find((one) => (!used.has(one) || isRepeated(one)) && fits(one, cells))
    if (!column) return null
    used.add(column)
    return column
  })
}

/** A table needs a day and an amount to be a statement. */
export const isEnough = (columns: readonly (BankColumn | null)[]) =>
  columns.includes('bookedOn') &&
  (columns.includes('amount') || columns.includes('credit') || columns.includes('debit'))
