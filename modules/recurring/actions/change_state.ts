import { type Day, formatDay, today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Invoice } from '#modules/invoicing/public'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { indexFrom } from '#modules/recurring/schedule/occurrences'
import { leaveOut } from './leave_out.js'
import { makeNext } from './make_next.js'
import { endProfile, moveTo } from './move_on.js'
import { recordStep } from './record_step.js'
import { endRetainer } from './settle_retainer.js'

/** A profile that goes on, taken for the open transaction. @throws 404, 409 `has_ended` */
async function take(company: CompanyScope, id: string) {
  const profile = await RecurringProfile.lockIn(company, id)
  profile.assertGoesOn()
  await profile.claim()
  return profile
}

/** Makes nothing until it is resumed. Only inside inTx. @throws 404, 409 `has_ended` */
export async function pauseProfile(company: CompanyScope, id: string) {
  const profile = await take(company, id)
  await profile.merge({ status: 'paused', pausedFor: null }).save()
  await recordStep(profile, 'paused')
}

/**
 * Goes on after a pause or after failures. Only inside inTx.
 * @param missed what becomes of dates that passed meanwhile
 * @throws 404, 409 `has_ended`, `is_active`
 */
export async function resumeProfile(
  company: CompanyScope,
  id: string,
  missed: 'all' | 'last' | 'none'
) {
  const profile = await take(company, id)
  if (profile.status === 'active') throw conflict('recurring.is_active')
  profile.merge({ status: 'active', pausedFor: null, failures: 0, caughtUp: 0 })
  if (missed === 'none') {
    const next = indexFrom(profile.schedule, today(company.timeZone))
    await leaveOut(company, profile, Math.max(next, profile.nextIndex))
  } else {
    profile.resumedWith = missed
    moveTo(profile, profile.nextIndex, company.timeZone)
    await profile.save()
  }
  await recordStep(profile, 'resumed', { missed, next: profile.nextOn })
}

/**
 * Leaves the next date out. Only inside inTx.
 * @param meant the date that somebody saw as the next one: of two who skip it at once, the second skips no other
 * @throws 404, 409 `has_ended`, `date_is_over`
 */
export async function skipNext(company: CompanyScope, id: string, meant?: Day) {
  const profile = await take(company, id)
  assertNext(profile, meant)
  const day = profile.nextOn
  await leaveOut(company, profile, profile.nextIndex + 1)
  await recordStep(profile, 'skipped', { day })
}

/**
 * Makes the invoice of the next date now, early or after it has failed. Only inside inTx.
 * @param meant as skipNext
 * @throws 404, 409 `has_ended`, `date_is_over`, and as makeInvoice
 */
export async function runNow(company: CompanyScope, id: string, meant?: Day): Promise<Invoice> {
  const profile = await take(company, id)
  assertNext(profile, meant)
  const { nextOn } = profile
  if (nextOn === null) throw conflict('recurring.has_ended')
  return makeNext(company, profile, nextOn, false)
}

function assertNext({ nextOn }: RecurringProfile, meant: Day | undefined) {
  if (meant === undefined || meant === nextOn) return
  const values = { meant: formatDay(meant), next: formatDay(nextOn ?? '') }
  throw conflict('recurring.date_is_over', { values, extra: { nextDate: nextOn } })
}

/** Nothing comes any more. Only inside inTx. @throws 404, 409 `has_ended` */
export async function endNow(company: CompanyScope, id: string) {
  const profile = await take(company, id)
  endProfile(profile)
  await profile.save()
  await endRetainer(company, profile)
  await recordStep(profile, 'ended')
}
