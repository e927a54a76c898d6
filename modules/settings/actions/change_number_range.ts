import { audit } from '#core/audit/audit'
import type { Day } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  lockRange,
  moveCounter,
  periodOf,
  readCounter,
} from '#modules/settings/numbers/number_counter'
import { keepGaps } from '#modules/settings/numbers/number_gaps'
import { faultOfPattern } from '#modules/settings/numbers/number_pattern'
import { type NumberRangeDesign, numberRangeOf } from '#modules/settings/numbers/number_range'

export interface NumberRangeChange extends Partial<NumberRangeDesign> {
  kind: string
  next?: number
  /** Why numbers are skipped. */
  gapReason?: string | null
}

/**
 * Changes the design of a range and its next number. Only inside inTx.
 * @param field path of the change in the request, for the error
 * @param day today, which decides whose year's counter `next` is about
 * @throws 422 for a pattern that could repeat itself, `number_goes_backwards` for a next number that was already
 * assigned, `gap_reason_missing` when numbers of invoices are skipped without a reason
 */
export async function changeNumberRange(
  company: CompanyReference,
  change: NumberRangeChange,
  { field, day }: { field: string; day: Day }
) {
  const { kind } = change
  const before = await lockRange(company, numberRangeOf(kind))
  const after = {
    pattern: change.pattern ?? before.pattern,
    resetsYearly: change.resetsYearly ?? before.resetsYearly,
  }
  const fault = faultOfPattern(after.pattern, after.resetsYearly)
  if (fault) throw new FieldError(`${field}.pattern`, `settings.${fault}`)

  const period = periodOf(after, day)
  const counter = await readCounter(company, kind, period)
  // Numbers of the other way of counting may look alike, so the count goes on behind all of them.
  const highest =
    after.resetsYearly === before.resetsYearly
      ? counter.lastGiven
      : await highestEverGiven(company, kind)
  const usual = Math.max(counter.next, highest + 1)
  const next = change.next ?? usual
  if (next <= highest) {
    const values = { least: highest + 1 }
    throw new FieldError(`${field}.next`, 'settings.number_goes_backwards', { values })
  }

  const gap = await gapOf(company, change, next > usual, field)
  const isSameDesign =
    after.pattern === before.pattern && after.resetsYearly === before.resetsYearly
  if (isSameDesign && next === counter.next) return
  await writer()
    .from('number_ranges')
    .where({ company_id: company.id, kind })
    .update({ pattern: after.pattern, resets_yearly: after.resetsYearly })
  await moveCounter({ company, kind, period }, counter, { next, lastGiven: counter.lastGiven })
  if (gap) {
    const from = next < counter.next ? counter.next : usual
    const move = { company, kind, period, pattern: after.pattern, from, to: next }
    await keepGaps(move, gap)
  }
  await audit({
    companyId: company.id,
    action: 'number_range.changed',
    subject: { type: 'number_range', id: kind },
    details: {
      from: { ...before, next: counter.next },
      to: { ...after, next },
      ...(gap?.reason &&
        next > usual && { skipped: { from: usual, to: next - 1 }, reason: gap.reason }),
    },
  })
}

/**
 * How a gap in the numbers of invoices is explained; undefined for other kinds, which may have gaps.
 * @throws 422 `gap_reason_missing`
 */
async function gapOf(
  company: CompanyReference,
  { kind, gapReason }: NumberRangeChange,
  skips: boolean,
  field: string
) {
  if (!numberRangeOf(kind).isFiscal) return undefined
  const reason = gapReason ?? ''
  const isUsed = (await highestEverGiven(company, kind)) > 0
  if (isUsed && skips && !reason) {
    throw new FieldError(`${field}.gapReason`, 'settings.gap_reason_missing')
  }
  return { cause: isUsed ? ('change' as const) : ('start' as const), reason }
}

async function highestEverGiven(company: CompanyReference, kind: string) {
  const row = await writer()
    .from('number_counters')
    .where({ company_id: company.id, kind })
    .max('last_given as highest')
    .first()
  return Number(row?.highest ?? 0)
}
