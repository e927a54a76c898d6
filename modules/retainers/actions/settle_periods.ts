import { audit } from '#core/audit/audit'
import { addDays, type Day, today } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import {
  lastPaidDay,
  type RetainedProfile,
  type RetainerWish,
  type SettledHours,
} from '#modules/recurring/public'
import { type BilledShare, billTime, lockTime } from '#modules/tasks/public'
import type { Pool } from '../plan/allocate.js'
import { type Plan, planPeriods } from '../plan/plan_periods.js'
import { retainerLines, type SettledLine } from '../plan/retainer_lines.js'

/**
 * Takes the hours of the periods that have ended before the next date, for its invoice. They are locked: until the
 * transaction ends, no other request changes or bills them. Only inside inTx.
 */
export async function settlePeriods(
  company: CompanyScope,
  profile: RetainedProfile,
  { currency, language, most }: RetainerWish
): Promise<SettledHours> {
  const { retainer } = profile
  if (retainer === null) return { lines: [], bill: async () => undefined }
  const wish = { currency, through: lastEnded(profile, today(company.timeZone)) }
  const seen = await planPeriods(company, profile, wish)
  const only = new Set(seen.counted.map(({ entry }) => entry.time.id))
  await lockTime(company, [...only])
  // Entries that were changed, billed or deleted before the lock are read again.
  const plan = await planPeriods(company, profile, { ...wish, only })
  const lines = retainerLines(company, plan, {
    currency,
    language,
    terms: retainer,
    most: roomOf(plan, most),
  })
  return {
    lines: lines.map(({ description, quantity, unit, unitPrice }) => ({
      description,
      quantity,
      unit,
      unitPrice,
    })),
    bill: async ({ id }, lineIds) => {
      await billTime(company, id, billedShares(plan, lines, lineIds))
      await keepPeriods(profile, id, plan)
      await keepTime(profile, id, plan, lines)
    },
  }
}

/** The last day that a period may end on: the one before the next date, and no later than was paid for. */
function lastEnded({ nextOn, nextIndex, timing }: RetainedProfile, present: Day): Day {
  const before = addDays(nextOn !== null && nextOn < present ? nextOn : present, -1)
  const paid = nextOn === null ? lastPaidDay(timing, nextIndex - 1) : before
  return paid < before ? paid : before
}

/** Lines that each open period has room for beside that of its included hours. */
const roomOf = ({ pools }: Plan, most: number) =>
  Math.floor(most / Math.max(1, pools.filter(({ isClosed }) => !isClosed).length)) - 1

/** Each entry on one line: on that of its overage, with the included part beside it, or on that of the included hours. */
function billedShares(
  { counted }: Plan,
  lines: readonly SettledLine[],
  lineIds: readonly string[]
): BilledShare[] {
  const parts = partsOf(lines)
  return counted.flatMap(({ entry: { time } }) => {
    const own = parts.get(time.id) ?? []
    const last = own.at(-1)
    if (!last) return []
    const included = own.slice(0, -1).reduce((sum, { hundredths }) => sum + hundredths, 0)
    return {
      id: time.id,
      taskId: time.taskId,
      lineId: lineIds[last.line] ?? null,
      hundredths: last.hundredths,
      roundingHundredths: 0,
      includedHundredths: included,
    }
  })
}

/** The shares of each entry, in the order of their lines. */
const partsOf = (lines: readonly SettledLine[]) =>
  Map.groupBy(
    lines.flatMap(({ shares }, line) => shares.map((share) => ({ ...share, line }))),
    ({ id }) => id
  )

const REOPENED = `
  update retainer_periods set invoice_id = ? where company_id = ? and id = ? and invoice_id is null`

/** The open periods are settled by an invoice. */
async function keepPeriods(profile: RetainedProfile, invoiceId: string, { pools, counted }: Plan) {
  const { companyId, id: profileId } = profile
  for (const pool of pools.filter(({ isClosed }) => !isClosed)) {
    if (pool.isNew) await insertRows('retainer_periods', [rowOf(pool, profile, invoiceId)])
    else await changeRows(REOPENED, [invoiceId, companyId, pool.id])
    const own = counted.filter(({ periodId }) => periodId === pool.id)
    await audit({
      companyId,
      action: 'recurring.retainer_settled',
      subject: { type: 'recurring', id: profileId },
      details: {
        name: profile.name,
        from: pool.from,
        day: pool.until,
        seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
        over: own.reduce((sum, { seconds, includedSeconds }) => sum + seconds - includedSeconds, 0),
        invoice: invoiceId,
      },
    })
  }
}

const rowOf = (pool: Pool, { companyId, id }: RetainedProfile, invoiceId: string) => ({
  company_id: companyId,
  id: pool.id,
  profile_id: id,
  from_on: pool.from,
  until_on: pool.until,
  included_seconds: pool.includedSeconds,
  carried_seconds: pool.carriedSeconds,
  invoice_id: invoiceId,
})

/** Time that is on no line, because it rounds to nothing, stays unbilled and counts nowhere. */
async function keepTime(
  { companyId }: RetainedProfile,
  invoiceId: string,
  { counted }: Plan,
  lines: readonly SettledLine[]
) {
  const parts = partsOf(lines)
  await insertRows(
    'retained_time',
    counted
      .filter(({ entry }) => parts.has(entry.time.id))
      .map(({ entry, periodId, seconds, includedSeconds }) => ({
        company_id: companyId,
        id: newId(),
        entry_id: entry.time.id,
        period_id: periodId,
        invoice_id: invoiceId,
        seconds,
        included_seconds: includedSeconds,
      }))
  )
}
