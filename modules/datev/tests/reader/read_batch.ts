import { DateTime } from 'luxon'
import { BatchFault } from './batch_fault.js'
import { AUTOMATIC_ACCOUNTS, HEADER_FIELDS, ROW_FIELDS } from './published_fields.js'
import { splitFields, splitLines } from './split_lines.js'

/** A booking as an importing program understands it; amounts in cents. */
export interface ReadRow {
  amount: number
  side: 'S' | 'H'
  account: string
  contra: string
  key: string
  /** `YYYY-MM-DD` */
  day: string
  reference: string
  otherReference: string
  text: string
  receiptId: string
  vatId: string
  dueOn: string
  suppliedOn: string
  reversed: string
  locked: string
}

export interface ReadBatch {
  /** By the names of the description. */
  header: Record<string, string>
  rows: ReadRow[]
}

const MOST_ROWS = 99_999
const LINK = /^(BEDI|DDMS) "[0-9A-Fa-f]{8}-([0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}"$/

/** Reads a booking batch as strictly as the description is. @throws BatchFault with the rule that is broken */
export function readBatch(name: string, bytes: Uint8Array): ReadBatch {
  if (!/^EXTF_.+\.csv$/.test(name)) throw new BatchFault('file_name', name)
  const [first, second, ...rest] = splitLines(bytes)
  const header = readHeader(splitFields(first))
  const headings = splitFields(second)
  ROW_FIELDS.forEach((field, at) => {
    if (headings[at] !== field.name) throw new BatchFault('headings', `${at + 1}: ${headings[at]}`)
  })
  if (headings.length !== ROW_FIELDS.length) throw new BatchFault('headings', 'Too many.')
  if (rest.length > MOST_ROWS) throw new BatchFault('too_many_rows', String(rest.length))
  return { header, rows: rest.map((line) => readRow(splitFields(line), header)) }
}

function readHeader(fields: string[]) {
  if (fields.length !== HEADER_FIELDS.length) {
    throw new BatchFault('header_fields', String(fields.length))
  }
  HEADER_FIELDS.forEach(({ name, expression, isRequired }, at) => {
    const isMissing = fields[at] === '' && isRequired
    if (isMissing || (fields[at] !== '' && !expression.test(fields[at]))) {
      throw new BatchFault('header_field', `${name}: ${fields[at]}`)
    }
  })
  const header = Object.fromEntries(HEADER_FIELDS.map(({ name }, at) => [name, plain(fields[at])]))
  if (Number(header.Beraternummer) < 1001 || Number(header.Mandantennummer) < 1) {
    throw new BatchFault('header_field', 'A number is too small.')
  }
  assertOneYear(header)
  return header
}

const dayOf = (text: string) => DateTime.fromFormat(text, 'yyyyMMdd', { zone: 'UTC' })

function assertOneYear(header: Record<string, string>) {
  const [begins, from, to] = ['WJ-Beginn', 'Datum von', 'Datum bis'].map((name) =>
    dayOf(header[name])
  )
  if (!begins.isValid || !from.isValid || !to.isValid) throw new BatchFault('day', 'In the header.')
  if (from < begins || to < from || to >= begins.plus({ years: 1 })) {
    throw new BatchFault('two_fiscal_years', `${from.toISODate()} ${to.toISODate()}`)
  }
}

function readRow(fields: string[], header: Record<string, string>): ReadRow {
  if (fields.length !== ROW_FIELDS.length) throw new BatchFault('row_fields', String(fields.length))
  ROW_FIELDS.forEach(({ name, expression, isRequired }, at) => {
    if (fields[at] === '' || fields[at] === '""') {
      if (isRequired) throw new BatchFault('required', name)
      if (fields[at] === '' && expression.test('""'))
        throw new BatchFault('field', `${name}: no quotes`)
      if (fields[at] === '""' && !expression.test('""'))
        throw new BatchFault('field', `${name}: ""`)
    } else if (!expression.test(fields[at])) throw new BatchFault('field', `${name}: ${fields[at]}`)
  })
  const at = (position: number) => plain(fields[position - 1])
  const row = {
    amount: Number(at(1).replace(',', '')),
    side: at(2) as 'S' | 'H',
    account: at(7),
    contra: at(8),
    key: at(9),
    day: dayInYear(at(10), header),
    reference: at(11),
    otherReference: at(12),
    text: at(14),
    receiptId: linkOf(at(20)),
    vatId: at(40),
    locked: at(114),
    suppliedOn: at(115),
    dueOn: at(117),
    reversed: at(118),
  }
  assertTogether(at)
  assertAccounts(row, Number(header.Sachkontenlänge))
  if (row.amount === 0) throw new BatchFault('zero_amount', row.text)
  return row
}

/** The year is that of the period in the header. */
function dayInYear(text: string, header: Record<string, string>): string {
  const [from, to] = [dayOf(header['Datum von']), dayOf(header['Datum bis'])]
  const days = [...new Set([from.year, to.year])].map((year) =>
    DateTime.fromFormat(`${text}${year}`, 'ddMMyyyy', { zone: 'UTC' })
  )
  if (!days.some(({ isValid }) => isValid)) throw new BatchFault('day', text)
  const day = days.find((one) => one.isValid && one >= from && one <= to)
  if (!day) throw new BatchFault('day_outside', text)
  return day.toISODate() ?? ''
}

function linkOf(text: string): string {
  if (text === '') return ''
  if (!LINK.test(text)) throw new BatchFault('receipt_link', text)
  return text.slice('BEDI "'.length, -1)
}

function assertTogether(at: (position: number) => string) {
  const pairs = [
    ...Array.from({ length: 8 }, (_, pair) => 21 + 2 * pair),
    ...Array.from({ length: 20 }, (_, pair) => 48 + 2 * pair),
  ]
  for (const kind of pairs) {
    if ((at(kind) === '') !== (at(kind + 1) === '')) throw new BatchFault('half_pair', String(kind))
  }
  if ((at(5) === '') !== (at(6) === '')) throw new BatchFault('base_amount', at(5))
  if ((at(115) === '') !== (at(116) === '')) throw new BatchFault('tax_period', at(115))
}

function assertAccounts(
  { account, contra, key }: Pick<ReadRow, 'account' | 'contra' | 'key'>,
  length: number
) {
  for (const one of [account, contra]) {
    const isPersonal = one.length === length + 1 && one[0] !== '0'
    if (one.length > length && !isPersonal) throw new BatchFault('account_length', one)
    if (/^0+$/.test(one)) throw new BatchFault('account_length', one)
  }
  if (account === contra) throw new BatchFault('same_account', account)
  const isAutomatic = [account, contra].some(
    (one) => AUTOMATIC_ACCOUNTS.has(one.slice(0, 4)) && one.length === length
  )
  if (isAutomatic && key !== '')
    throw new BatchFault('key_on_automatic_account', `${contra} ${key}`)
}

const plain = (field: string) =>
  field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
