import type { Day } from '#core/clock'
import { assertOneRow, reader, writer } from '#core/database/in_tx'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { NUMBER_KINDS, type NumberKind, type NumberRangeDesign } from './number_kinds.js'

/** The counter of a range in one period. */
export interface NumberCounter {
  next: number
  /** 0 while none was given. */
  lastGiven: number
}

const UNUSED: NumberCounter = { next: 1, lastGiven: 0 }

/** The period whose counter a day belongs to. */
export const periodOf = ({ resetsYearly }: NumberRangeDesign, day: Day) =>
  resetsYearly ? day.slice(0, 4) : 'all'

/**
 * The design of a range, locked until the transaction ends: whoever comes second waits for the first
 * instead of losing a race. Made with the defaults when it is used for the first time. Only inside inTx.
 */
export async function lockRange(
  company: CompanyReference,
  kind: NumberKind
): Promise<NumberRangeDesign> {
  const row = await writer()
    .from('number_ranges')
    .where({ company_id: company.id, kind })
    .select('pattern', 'resets_yearly')
    .forUpdate()
    .first()
  if (row) return { pattern: row.pattern, resetsYearly: Boolean(row.resets_yearly) }

  const { pattern, resetsYearly } = NUMBER_KINDS[kind]
  await insertOrRetry('number_ranges', {
    company_id: company.id,
    kind,
    pattern,
    resets_yearly: resetsYearly,
  })
  return { pattern, resetsYearly }
}

export async function readCounter(
  company: CompanyReference,
  kind: NumberKind,
  period: string
): Promise<NumberCounter> {
  const row = await reader()
    .from('number_counters')
    .where({ company_id: company.id, kind, period })
    .select('next_sequence', 'last_given')
    .first()
  return row ? { next: Number(row.next_sequence), lastGiven: Number(row.last_given) } : UNUSED
}

/** Moves a counter on, from exactly the state that was read; another writer in between starts the transaction again. */
export async function moveCounter(
  key: { company: CompanyReference; kind: NumberKind; period: string },
  from: NumberCounter,
  to: NumberCounter
) {
  const address = { company_id: key.company.id, kind: key.kind, period: key.period }
  const values = { next_sequence: to.next, last_given: to.lastGiven }
  if (from === UNUSED) return insertOrRetry('number_counters', { ...address, ...values })
  assertOneRow(
    await writer()
      .from('number_counters')
      .where({ ...address, next_sequence: from.next, last_given: from.lastGiven })
      .update(values)
  )
}

/** Two first users of a range insert the same row; the second one starts again and finds it. */
async function insertOrRetry(table: string, row: Record<string, unknown>) {
  try {
    await writer().table(table).insert(row)
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
