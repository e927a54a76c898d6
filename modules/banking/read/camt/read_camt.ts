import type { Readable } from 'node:stream'
import { brokenFile, tooManyEntries } from '#modules/banking/read/failures'
import { MOST_ENTRIES } from '#modules/banking/read/limits'
import type { ParsedStatement } from '#modules/banking/read/parsed'
import { accountNumber } from '#modules/banking/read/values'
import { camtEntries } from './camt_entry.js'
import { readXmlRecords, textAt } from './xml_records.js'

/** What holds the entries of an account in camt.053, camt.052 and camt.054. */
const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn'])
const RECORDS = new Set(['Acct', 'Ntry'])

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
      const entries = camtEntries(record, ++place)
      count += entries.length
      if (count > MOST_ENTRIES) throw tooManyEntries()
      statement.entries.push(...entries)
    },
  })
  if (statements.length === 0) throw brokenFile()
  return statements
}
