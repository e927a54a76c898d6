import { addDays } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { DECIMAL_ONE, type Decimal } from '#core/money/decimal'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { languageFor } from '#modules/recurring/queries/language_for'
import { type RetainerTerms, retainerSource } from '#modules/recurring/retainer_source'
import { dueAt } from '#modules/recurring/schedule/occurrences'
import { firstPeriodOf, lastPaidDay } from '#modules/recurring/schedule/retainer_periods'
import type { RecurringInput } from '#modules/recurring/validators/recurring_invoice'
import { type CollectingContent, linesOf, MOST_LINES } from './collect_work.js'
import { recordStep } from './record_step.js'

type Input = NonNullable<RecurringInput['retainer']>

/**
 * The terms of a request. Without a first day, hours count from the day of the earlier terms or, without any, from the
 * period on that the fee of the next date pays for.
 * @throws 422 `retainer_client_missing` without a kept client, `carry_limit_missing`
 */
export function retainerTerms(
  clientId: string | null,
  profile: Pick<RecurringProfile, 'timing' | 'nextIndex' | 'retainer'>,
  { includedHours, carryOver = 'none', carryLimitHours, overage = 'billed', from, isShared }: Input
): RetainerTerms {
  if (!clientId) throw new FieldError('retainer', 'recurring.retainer_client_missing')
  const isLimited = carryOver === 'limit'
  if (isLimited && !carryLimitHours) {
    throw new FieldError('retainer.carryLimitHours', 'recurring.carry_limit_missing')
  }
  return {
    includedSeconds: secondsOf(includedHours),
    carryOver,
    carryLimitSeconds: isLimited && carryLimitHours ? secondsOf(carryLimitHours) : null,
    overage,
    from: from ?? profile.retainer?.from ?? firstPeriodOf(profile),
    isShared: isShared ?? false,
  }
}

const SECONDS_PER_HOUR = 3600n
/** Hours have at most two places, so no rest is left. */
const secondsOf = (hours: Decimal) => Number((hours * SECONDS_PER_HOUR) / DECIMAL_ONE)

/** Lets the retainer of a saved profile cover its projects. Only inside inTx. @throws 422 as `cover` of the source */
export async function coverProjects(
  { timeZone }: CompanyScope,
  profile: RecurringProfile,
  input: Input | null,
  had: RetainerTerms | null
) {
  if (input === null && had === null) return
  await retainerSource.service?.cover(profile, input?.projectIds ?? null, timeZone)
  if (JSON.stringify(had) === JSON.stringify(profile.retainer)) return
  const included = (profile.retainer?.includedSeconds ?? 0) / Number(SECONDS_PER_HOUR)
  await recordStep(profile, profile.retainer ? 'retainer_set' : 'retainer_removed', { included })
}

/** The lines of the hours that a retainer settles with the invoice of the next date. Only inside inTx. */
export async function settleRetainer(
  company: CompanyScope,
  profile: RecurringProfile,
  content: CollectingContent
) {
  const settled =
    profile.retainer &&
    (await retainerSource.service?.settle(company, profile, {
      currency: content.currency ?? profile.currency,
      language: await languageFor(company, profile.invoice),
      most: MOST_LINES - content.lines.length,
    }))
  if (!settled) return { lines: [], bill: async () => undefined }
  return { lines: await linesOf(company, content, settled.lines), bill: settled.bill }
}

/**
 * Ends the cover of the projects of a profile that has ended, and plans the invoice of the further hours of its last
 * period for the day after it. Only inside inTx.
 */
export async function endRetainer(company: CompanyScope, profile: RecurringProfile) {
  const { retainer, status, timing, nextIndex } = profile
  if (!retainer || status !== 'ended') return
  await retainerSource.service?.end(company, profile)
  if (retainer.overage !== 'billed') return
  const after = addDays(lastPaidDay(timing, nextIndex - 1), 1)
  await profile.merge({ settlesAt: dueAt(after, company.timeZone) }).save()
}
