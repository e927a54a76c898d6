import { addDays, type Day } from '#core/clock'
import { minor } from '#core/money/minor'
import { closingBalance } from '#modules/banking/read/closing_balance'
import {
  brokenFile,
  tooManyEntries,
  unreadableAmount,
  unreadableDay,
} from '#modules/banking/read/failures'
import { MOST_ENTRIES } from '#modules/banking/read/limits'
import type { ParsedEntry, ParsedStatement } from '#modules/banking/read/parsed'
import {
  accountNumber,
  assertDay,
  cleanText,
  readAmount,
  readCurrency,
} from '#modules/banking/read/values'
import { readDetails } from './mt940_details.js'
import { mt940Fields } from './mt940_fields.js'

/** Value day, booking day without its year, credit or debit or the reversal of one, amount, kind, references. */
const ENTRY =
  /^(\d{6})(\d{4})?(RC|RD|C|D)[A-Z]?(\d{1,15}(?:,\d{0,3})?)(?:[A-Z][A-Z0-9]{3})?(.{0,200})$/
const BALANCE = /^[CD]\d{6}([A-Z]{3})/
const CLOSING = /^([CD])(\d{2})(\d{2})(\d{2})([A-Z]{3})(\d{1,15}(?:,\d{0,3})?)/
const MONTH = 31

/**
 * MT940 (and MT942) as SWIFT defines it, with the field 86 of German banks. Own code: the libraries there are hand
 * amounts on as floating point numbers.
 * @throws 422 `broken_file`, `too_many_entries`, and as the values in it
 */
export function readMt940(text: string): ParsedStatement[] {
  const statements: ParsedStatement[] = []
  let currency = ''
  let entry: ParsedEntry | undefined
  let place = 0
  for (const { tag, lines } of mt940Fields(text)) {
    const statement = statements.at(-1)
    if (tag === '20') statements.push({ account: '', entries: [] })
    else if (tag === '25' && statement) statement.account = accountNumber(lines[0] ?? '')
    else if (tag === '60F' || tag === '60M' || tag === '34F') {
      currency = (tag === '34F' ? /^([A-Z]{3})/ : BALANCE).exec(lines[0] ?? '')?.[1] ?? currency
    } else if (tag === '62F' && statement) {
      const closing = closingOf(lines[0] ?? '')
      if (closing) statement.closing = closing
    } else if (tag === '61') {
      if (!statement) throw brokenFile()
      if (++place > MOST_ENTRIES) throw tooManyEntries()
      entry = readEntry(lines[0] ?? '', currency, place)
      statement.entries.push(entry)
      continue
    } else if (tag === '86' && entry) Object.assign(entry, readDetails(lines))
    entry = undefined
  }
  return statements
}

function closingOf(line: string) {
  const [, sign, year, month, day, currency = '', amount = ''] = CLOSING.exec(line) ?? []
  if (!sign) return undefined
  return closingBalance({
    day: `20${year}-${month}-${day}`,
    currency,
    amount: amount.replace(',', '.'),
    isOverdrawn: sign === 'D',
  })
}

function readEntry(line: string, currencyText: string, place: number): ParsedEntry {
  const [, value, booking, sign, amount, references] = ENTRY.exec(line) ?? []
  if (!value || !sign || !amount) {
    throw /^\d{6}/.test(line) ? unreadableAmount(place) : unreadableDay(place)
  }
  const currency = readCurrency(currencyText, place)
  const valuedOn = assertDay(`20${value.slice(0, 2)}-${value.slice(2, 4)}-${value.slice(4)}`, place)
  const units = readAmount(amount.replace(',', '.').replace(/\.$/, ''), currency, place)
  const [customer = '', bank = ''] = (references ?? '').split('//')
  const isIn = sign === 'C' || sign === 'RD'
  return {
    bookedOn: booking ? bookingDay(booking, valuedOn, place) : valuedOn,
    valuedOn,
    currency,
    amount: isIn ? units : minor(-units),
    counterpartyName: '',
    counterpartyIban: '',
    purpose: '',
    reference: cleanText(bank, 140),
    endToEnd: customer === 'NONREF' ? '' : cleanText(customer, 140),
  }
}

/** The day of that month that is nearest to the value day, so that the turn of a year is right. */
function bookingDay(monthAndDay: string, valuedOn: Day, place: number): Day {
  const year = Number(valuedOn.slice(0, 4))
  const tail = `${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`
  const day = assertDay(`${year}-${tail}`, place)
  if (day > addDays(valuedOn, 5 * MONTH)) return assertDay(`${year - 1}-${tail}`, place)
  if (day < addDays(valuedOn, -5 * MONTH)) return assertDay(`${year + 1}-${tail}`, place)
  return day
}
