import { currentActor } from '#core/audit/actor'
import { instantText, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { newId } from '#core/ids'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { renderNumber } from './number_pattern.js'

export interface RangeMove {
  company: CompanyReference
  kind: string
  period: string
  pattern: string
  /** The sequence that would have come, and the one that comes instead. */
  from: number
  to: number
}

/** `start`: where a range began; `change`: somebody moved it on; `import`: invoices of another system were imported. */
export type GapCause = 'start' | 'change' | 'import'

const CUT = `
  update number_gaps set last_sequence = ?
  where company_id = ? and kind = ? and period = ? and first_sequence < ? and last_sequence >= ?`
const CLOSE = `
  delete from number_gaps
  where company_id = ? and kind = ? and period = ? and first_sequence >= ?`

/**
 * Keeps in step with a counter that moves: forwards it leaves a gap with its reason, backwards (over numbers that were
 * never given) gaps end before it. Only inside inTx.
 */
export async function keepGaps(
  { company, kind, period, pattern, from, to }: RangeMove,
  { cause, reason = '' }: { cause: GapCause; reason?: string }
) {
  const range = [company.id, kind, period]
  if (to < from) {
    await changeRows(CLOSE, [...range, to])
    await changeRows(CUT, [to - 1, ...range, to, to])
  }
  if (to <= from) return
  await insertRows('number_gaps', [
    {
      company_id: company.id,
      id: newId(),
      kind,
      period,
      first_sequence: from,
      last_sequence: to - 1,
      pattern,
      cause,
      reason,
      created_by: currentActor().userId,
      created_at: now(),
    },
  ])
}

interface GapRow {
  kind: string
  period: string
  first_sequence: number
  last_sequence: number
  pattern: string
  cause: GapCause
  reason: string
  created_at: number
  user_name: string | null
}

const GAPS = `
  select number_gaps.*, users.name as user_name
  from number_gaps left join users on users.id = number_gaps.created_by
  where number_gaps.company_id = ?
  order by kind, period desc, first_sequence desc`

export type NumberGap = Awaited<ReturnType<typeof numberGaps>>[number]

/** The skipped numbers of a company's ranges with their reasons, the latest first in each range. */
export async function numberGaps({ id }: CompanyReference) {
  const rows = await readRows<GapRow>(GAPS, [id])
  return rows.map((row) => {
    const at = instantText(row.created_at)
    const day = row.period === 'all' ? at.slice(0, 10) : `${row.period}-01-01`
    // The month of a number that was never given is not known.
    const pattern = row.pattern.replaceAll('{MM}', 'MM')
    const numberOf = (sequence: number) => renderNumber(pattern, Number(sequence), day)
    return {
      kind: row.kind,
      first: numberOf(row.first_sequence),
      last: numberOf(row.last_sequence),
      count: Number(row.last_sequence) - Number(row.first_sequence) + 1,
      cause: row.cause,
      reason: row.reason,
      at,
      by: row.user_name ?? '',
    }
  })
}
