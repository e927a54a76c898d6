import { keptUntilChange } from '#core/audit/kept_until_change'
import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { ledgerSources } from '#modules/clients/public'
import { ENTRY_ORDER, type EntryRow, entriesOf } from './entries.js'

/** The selected part of an account. Without days it is the whole account. */
export interface LedgerRange {
  currency: string
  from?: Day | undefined
  until?: Day | undefined
  /** Only unsettled entries, with their open part instead of the whole; days are ignored then. */
  isOpenOnly?: boolean | undefined
}

export interface LedgerEntry extends Omit<EntryRow, 'amount' | 'open_amount'> {
  /** A debit is positive, a credit negative. */
  amount: Minor
  open: Minor
  /** Of the account after this entry. */
  balance: Minor
  /** The subject of the document. */
  description: string
}

export interface LedgerSums {
  /** Balance before the range. */
  opening: Minor
  debit: Minor
  /** Positive. */
  credit: Minor
  /** Balance at the end of the range. */
  closing: Minor
  count: number
}

const FIRST: Day = '0000-00-00'
const LAST: Day = '9999-12-31'

/** SQLite limits the number of values in one statement. */
const MOST_IDS = 500

/** The amounts of a range, and the days that enclose it. */
function termsOf({ from, until, isOpenOnly }: LedgerRange) {
  return isOpenOnly
    ? { value: 'open_amount', condition: 'open_amount <> 0', days: [FIRST, LAST] as const }
    : {
        value: 'amount',
        condition: 'amount is not null',
        days: [from ?? FIRST, until ?? LAST] as const,
      }
}

/** The sums of a client's account in a range; cached until the company changes. */
export function sumLedger(
  company: CompanyReference,
  clientId: string,
  range: LedgerRange
): Promise<LedgerSums> {
  const { currency, from, until, isOpenOnly } = range
  const key = JSON.stringify(['ledger', clientId, currency, from, until, isOpenOnly])
  return keptUntilChange(company.id, key, () => addUp(company, clientId, range))
}

async function addUp(
  company: CompanyReference,
  clientId: string,
  range: LedgerRange
): Promise<LedgerSums> {
  const { value, condition, days } = termsOf(range)
  const { sql, values } = entriesOf(company.id, clientId)
  const sum = (what: string, name: string) =>
    `cast(coalesce(sum(case when ${what} then ${value} else 0 end), 0) as signed) as ${name}`
  const within = 'day_on >= ? and day_on <= ?'
  const [row] = await readRows<Record<'opening' | 'debit' | 'credit' | 'count', StoredInteger>>(
    `select ${sum('day_on < ?', 'opening')}, ${sum(`${within} and ${value} > 0`, 'debit')},
       ${sum(`${within} and ${value} < 0`, 'credit')},
       coalesce(sum(case when ${within} then 1 else 0 end), 0) as count
     from (${sql}) as entries where currency = ? and ${condition}`,
    [days[0], ...days, ...days, ...days, ...values, range.currency]
  )
  const [opening, debit, credit] = [row.opening, row.debit, row.credit].map(moneyFromRow)
  return {
    opening,
    debit,
    credit: -credit as Minor,
    closing: (opening + debit + credit) as Minor,
    count: Number(row.count),
  }
}

/** Entries of a client's account, the oldest first, each with the balance after it. */
export async function readEntries(
  company: CompanyReference,
  clientId: string,
  range: LedgerRange,
  { offset, limit }: { offset: number; limit: number }
): Promise<LedgerEntry[]> {
  const { value, condition, days } = termsOf(range)
  const { sql, values } = entriesOf(company.id, clientId)
  const page = await readRows<{ id: string; balance: StoredInteger }>(
    `select id, balance from (
       select id, day_on, booked_at, cast(sum(${value}) over (
         order by ${ENTRY_ORDER} rows unbounded preceding) as signed) as balance
       from (${sql}) as entries where currency = ? and ${condition}
     ) as account where day_on >= ? and day_on <= ? order by ${ENTRY_ORDER} limit ? offset ?`,
    [...values, range.currency, ...days, limit, offset]
  )
  const rows = await rowsOf(company, clientId, page)
  const words = await descriptionsOf(company, [...rows.values()])
  return page.flatMap(({ id, balance }) => {
    const row = rows.get(id)
    if (!row) return []
    const { amount, open_amount, ...entry } = row
    return {
      ...entry,
      amount: moneyFromRow(range.isOpenOnly ? open_amount : amount),
      open: moneyFromRow(open_amount),
      balance: moneyFromRow(balance),
      description: words.get(row.document_id) ?? '',
    }
  })
}

/** All columns of some entries: ordering a long account by its few short ones is several times quicker. */
async function rowsOf(company: CompanyReference, clientId: string, page: { id: string }[]) {
  const found = new Map<string, EntryRow>()
  const { sql, values } = entriesOf(company.id, clientId)
  for (let start = 0; start < page.length; start += MOST_IDS) {
    const ids = page.slice(start, start + MOST_IDS).map(({ id }) => id)
    const rows = await readRows<EntryRow>(
      `select * from (${sql}) as entries where id in (${ids.map(() => '?').join(', ')})`,
      [...values, ...ids]
    )
    for (const row of rows) found.set(row.id, row)
  }
  return found
}

async function descriptionsOf(company: CompanyReference, rows: EntryRow[]) {
  const ids = [...new Set(rows.map(({ document_id }) => document_id))]
  if (ids.length === 0) return new Map<string, string>()
  const maps = await Promise.all(
    ledgerSources().map(({ describe }) => describe?.(company, ids) ?? new Map<string, string>())
  )
  return new Map(maps.flatMap((words) => [...words]))
}

/** The balance of a client in each currency that its account has, by code. */
export function balancesOf(company: CompanyReference, clientId: string) {
  return keptUntilChange(company.id, `balances ${clientId}`, () => readBalances(company, clientId))
}

async function readBalances(company: CompanyReference, clientId: string) {
  const { sql, values } = entriesOf(company.id, clientId)
  const rows = await readRows<{ currency: string; balance: StoredInteger }>(
    `select currency, cast(sum(amount) as signed) as balance
     from (${sql}) as entries group by currency order by currency`,
    values
  )
  return rows.map(({ currency, balance }) => ({ currency, balance: moneyFromRow(balance) }))
}
