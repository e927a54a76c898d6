import { now, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { indexFrom } from '#modules/recurring/schedule/occurrences'
import { moveTo } from './move_on.js'
import { recordStep } from './record_step.js'
import { NEW_PROFILE } from './write_profile.js'

/**
 * The same recurring invoice once more, paused, so that it can be changed before it makes anything. An end that has passed
 * is left out, and so is the retainer, because a project has one. Only inside inTx. @throws 404
 */
export async function cloneProfile(company: CompanyScope, id: string) {
  const source = await RecurringProfile.findIn(company, id)
  const { name, clientId, clientName, searchText, invoice, currency, net, total } = source
  const { schedule, servicePeriod, mode, dueDays, catchUp, collects, collectsExpenses, mail } =
    source
  const { endsOn, endsAfter } = source
  const copy = RecurringProfile.for(company)
  const present = today(company.timeZone)
  copy.merge({
    ...NEW_PROFILE,
    name,
    clientId,
    clientName,
    searchText,
    invoice,
    currency,
    net,
    total,
    schedule,
    servicePeriod,
    mode,
    dueDays,
    catchUp,
    collects,
    collectsExpenses,
    retainer: null,
    mail,
    endsAfter,
    endsOn: endsOn !== null && endsOn < present ? null : endsOn,
    createdAt: now(),
  })
  moveTo(copy, indexFrom(schedule, present), company.timeZone)
  if (copy.nextOn !== null) copy.status = 'paused'
  await copy.save()
  await recordStep(copy, 'added', { copy_of: id })
  return copy
}
