import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Invoice } from '#modules/invoicing/public'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { keepRun } from './keep_run.js'
import { makeInvoice } from './make_invoice.js'
import { moveTo } from './move_on.js'
import { recordStep } from './record_step.js'
import { endRetainer } from './settle_retainer.js'

/**
 * Makes the invoice of the next date and moves the profile on, both in the open transaction: neither is there
 * without the other. The profile must have been claimed. Only inside inTx.
 * @param isBehind whether the date after it is due as well
 * @throws as makeInvoice
 */
export async function makeNext(
  company: CompanyScope,
  profile: RecurringProfile,
  day: Day,
  isBehind: boolean
): Promise<Invoice> {
  const invoice = await makeInvoice(company, profile)
  await keepRun(profile, day, { status: 'made', invoiceId: invoice.id })
  const { currency, net, total, number } = invoice
  profile.merge({
    // The amount of hours and expenses differs each time; the profile keeps the amount without them.
    ...(profile.collects === null &&
      !profile.collectsExpenses &&
      profile.retainer === null && { currency, net, total }),
    failures: 0,
    caughtUp: isBehind ? profile.caughtUp + 1 : 0,
    resumedWith: isBehind ? profile.resumedWith : null,
    runsMade: profile.runsMade + 1,
    ...(profile.status === 'failed' && { status: 'active' }),
  })
  moveTo(profile, profile.nextIndex + 1, company.timeZone)
  await profile.save()
  await endRetainer(company, profile)
  await recordStep(profile, 'ran', { day, invoice: invoice.id, number })
  return invoice
}
