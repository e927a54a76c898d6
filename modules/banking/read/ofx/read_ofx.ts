import { closingBalance } from '#modules/banking/read/closing_balance'
import { tooManyEntries, unreadableDay } from '#modules/banking/read/failures'
import { MOST_ENTRIES } from '#modules/banking/read/limits'
import type { ParsedEntry, ParsedStatement } from '#modules/banking/read/parsed'
import {
  accountNumber,
  assertDay,
  cleanText,
  readAmount,
  readCurrency,
} from '#modules/banking/read/values'
import { type OfxValues, readOfxTags } from './ofx_tags.js'

/** Each account has a response of its own: bank accounts and credit cards. */
const STATEMENTS = new Set(['STMTRS', 'CCSTMTRS'])
const ACCOUNTS = new Set(['BANKACCTFROM', 'CCACCTFROM'])

/**
 * Open Financial Exchange, SGML (1.x) and XML (2.x).
 * @throws 422 `broken_file`, `too_many_entries`, and as the values in it
 */
export function readOfx(text: string): ParsedStatement[] {
  const statements: ParsedStatement[] = []
  let currency = ''
  let entry: OfxValues | undefined
  let isInAccount = false
  let ledger: OfxValues | undefined
  let place = 0

  readOfxTags(text, {
    opened(name) {
      if (STATEMENTS.has(name)) statements.push({ account: '', entries: [] })
      else if (name === 'STMTTRN') entry = new Map()
      else if (ACCOUNTS.has(name)) isInAccount = true
      else if (name === 'LEDGERBAL') ledger = new Map()
    },
    value(name, content) {
      if (entry) {
        if (!entry.has(name)) entry.set(name, content)
      } else if (ledger) ledger.set(name, content)
      else if (name === 'CURDEF') currency = content
      else if (isInAccount && name === 'ACCTID') {
        const statement = statements.at(-1)
        if (statement) statement.account = accountNumber(content)
      }
    },
    closed(name) {
      if (ACCOUNTS.has(name)) isInAccount = false
      if (name === 'LEDGERBAL' && ledger) {
        const closing = closingOf(ledger, currency)
        const statement = statements.at(-1)
        if (closing && statement) statement.closing = closing
        ledger = undefined
      }
      if (name !== 'STMTTRN' || !entry) return
      if (++place > MOST_ENTRIES) throw tooManyEntries()
      statements.at(-1)?.entries.push(readEntry(entry, currency, place))
      entry = undefined
    },
  })
  return statements
}

function closingOf(ledger: OfxValues, currency: string) {
  const asOf = ledger.get('DTASOF') ?? ''
  return closingBalance({
    day: `${asOf.slice(0, 4)}-${asOf.slice(4, 6)}-${asOf.slice(6, 8)}`,
    currency,
    amount: (ledger.get('BALAMT') ?? '').replace(',', '.'),
    isOverdrawn: false,
  })
}

function readEntry(values: OfxValues, statementCurrency: string, place: number): ParsedEntry {
  const text = (...names: string[]) => {
    for (const name of names) {
      const value = values.get(name)
      if (value) return value
    }
    return ''
  }
  const currency = readCurrency(text('CURSYM') || statementCurrency, place)
  const bookedOn = dayOf(text('DTPOSTED'), place)
  if (!bookedOn) throw unreadableDay(place)
  const name = text('NAME', 'PAYEE')
  return {
    bookedOn,
    valuedOn: dayOf(text('DTAVAIL'), place),
    currency,
    amount: readAmount(text('TRNAMT').replace(',', '.'), currency, place),
    counterpartyName: cleanText(name, 140),
    counterpartyIban: accountNumber(text('IBAN', 'ACCTID')),
    purpose: cleanText(text('MEMO'), 1000) || cleanText(name, 1000),
    reference: cleanText(text('FITID'), 140),
    endToEnd: cleanText(text('CHECKNUM', 'REFNUM'), 140),
  }
}

/** `20260131`, `20260131120000.000[-5:EST]`: the day as the bank writes it. */
function dayOf(text: string, place: number) {
  if (!text) return null
  return assertDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`, place)
}
