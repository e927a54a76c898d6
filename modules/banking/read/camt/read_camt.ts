import type { Readable } from 'node:stream'
import { closingBalance } from '#modules/banking/read/closing_balance'
import { brokenFile, tooManyEntries } from '#modules/banking/read/failures'
import { MOST_ENTRIES } from '#modules/banking/read/limits'
import type { ParsedStatement } from '#modules/banking/read/parsed'
import { accountNumber } from '#modules/banking/read/values'
import { camtEntries } from './camt_entry.js'
import { nodesAt, readXmlRecords, textAt, type XmlNode } from './xml_records.js'

/** Elements that hold the entries of an account in camt.053, camt.052 and camt.054. */
const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn'])
const RECORDS = new Set(['Acct', 'Bal', 'Ntry'])

/** @throws 422 `broken_file`, `too_many_entries`, and as camtEntries */
export async function readCamt(source: Readable): Promise<ParsedStatement[]> {
  const statements: ParsedStatement[] = []
  let count = 0
  let place = 0
  await readXmlRecords(source, {
    records: RECORDS,
    opened(name) {
      if (STATEMENTS.has(name)) statements.push({ account: '', entries: [] })
    },
    found(record, parent) {
      const statement = statements.at(-1)
      if (!statement || !STATEMENTS.has(parent)) return
      if (record.name === 'Acct') {
        statement.account = accountNumber(textAt(record, 'Id/IBAN', 'Id/Othr/Id'))
        return
      }
      if (record.name === 'Bal') {
        const closing = closingOf(record)
        if (closing) statement.closing = closing
        return
      }
      const entries = camtEntries(record, ++place)
      count += entries.length
      if (count > MOST_ENTRIES) throw tooManyEntries()
      statement.entries.push(...entries)
    },
  })
  if (statements.length === 0) throw brokenFile()
  return statements
}

/** A `Bal` of the type CLBD (closing booked); the others say something else. */
function closingOf(balance: XmlNode) {
  if (textAt(balance, 'Tp/CdOrPrtry/Cd') !== 'CLBD') return undefined
  return closingBalance({
    day: textAt(balance, 'Dt/Dt', 'Dt/DtTm').slice(0, 10),
    currency: nodesAt(balance, 'Amt')[0]?.attributes.Ccy ?? '',
    amount: textAt(balance, 'Amt'),
    isOverdrawn: textAt(balance, 'CdtDbtInd') === 'DBIT',
  })
}
