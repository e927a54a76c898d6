import type { Day } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import type { BoundValue } from '#core/database/driver'
import { assertOneRow } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { NumberRange, NumberRangeDesign } from './number_range.js'

/** The counter of a range in one period. */
export interface NumberCounter {
  next: number
  /** 0 while none was given. */
  lastGiven: number
}

interface RangeRow {
  pattern: string
  resets_yearly: boolean | number
}

interface CounterRow {
  next_sequence: number
  last_given: number
}

const RANGE = 'select pattern, resets_yearly from number_ranges where company_id = ? and kind = ?'
const COUNTER = `
  select next_sequence, last_given from number_counters where company_id = ? and kind = ? and period = ?`
const MOVE = `
  update number_counters set next_sequence = ?, last_given = ?
  where company_id = ? and kind = ? and period = ? and next_sequence = ? and last_given = ?`

const UNUSED: NumberCounter = { next: 1, lastGiven: 0 }

/** The period whose counter a day belongs to. */
export const periodOf = ({ resetsYearly }: Pick<NumberRangeDesign, 'resetsYearly'>, day: Day) =>
  resetsYearly ? day.slice(0, 4) : 'all'

/**
 * The design of a range, locked until the transaction ends: a concurrent transaction waits for the first instead of
 * losing a race. Created with the defaults on first use. Only inside inTx.
 */
export async function lockRange(
  company: CompanyReference,
  { kind, pattern, resetsYearly }: NumberRange
): Promise<NumberRangeDesign> {
  const [row] = await readRows<RangeRow>(RANGE + lock(), [company.id, kind])
  if (row) return { pattern: row.pattern, resetsYearly: Boolean(row.resets_yearly) }

  await insertOrRetry('number_ranges', {
    company_id: company.id,
    kind,
    pattern,
    resets_yearly: resetsYearly,
  })
  return { pattern, resetsYearly }
}

/** The period in which a record of that day is counted: a year, or `all`. */
export async function numberPeriod(company: CompanyReference, range: NumberRange, day: Day) {
  const [row] = await readRows<RangeRow>(RANGE, [company.id, range.kind])
  return periodOf({ resetsYearly: Boolean(row?.resets_yearly ?? range.resetsYearly) }, day)
}

export async function readCounter(
  company: CompanyReference,
  kind: string,
  period: string
): Promise<NumberCounter> {
  const [row] = await readRows<CounterRow>(COUNTER, [company.id, kind, period])
  return row ? { next: Number(row.next_sequence), lastGiven: Number(row.last_given) } : UNUSED
}

/** Moves a counter on, from exactly the state that was read; another writer in between starts the transaction again. */
export async function moveCounter(
  key: { company: CompanyReference; kind: string; period: string },
  from: NumberCounter,
  to: NumberCounter
) {
  const { company, kind, period } = key
  if (from === UNUSED) {
    const address = { company_id: company.id, kind, period }
    return insertOrRetry('number_counters', {
      ...address,
      next_sequence: to.next,
      last_given: to.lastGiven,
    })
  }
  const states = [to.next, to.lastGiven, company.id, kind, period, from.next, from.lastGiven]
  assertOneRow(await changeRows(MOVE, states))
}

/** Two first users of a range insert the same row; the second one starts again and finds it. */
async function insertOrRetry(table: string, row: Record<string, BoundValue>) {
  try {
    await insertRows(table, [row])
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
