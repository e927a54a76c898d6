import { addDays, type Day, now, today } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { parseMoney } from '#core/money/minor'
import { Client } from '#modules/clients/public'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { indexFrom } from '#modules/recurring/schedule/occurrences'
import { storedContent } from '#modules/recurring/stored_content'
import type { RecurringInput } from '#modules/recurring/validators/recurring_invoice'
import { assertCollectsExpenses } from './collect_expenses.js'
import { assertCollects } from './collect_work.js'
import { moveTo } from './move_on.js'
import { priceInvoice } from './price_invoice.js'
import { readSchedule } from './read_schedule.js'
import { recordStep } from './record_step.js'
import { coverProjects, endRetainer, retainerTerms } from './settle_retainer.js'

/** Initial values of every profile. */
export const NEW_PROFILE = {
  status: 'active',
  pausedFor: null,
  resumedWith: null,
  nextIndex: 0,
  nextOn: null,
  nextAt: null,
  settlesAt: null,
  runsMade: 0,
  caughtUp: 0,
  failures: 0,
  version: 1,
} as const

/**
 * A new recurring invoice. Dates before today are not made up for. Only inside inTx.
 * @throws 422 as readSchedule and priceInvoice, `recipient_missing`, `lines_missing`, `nothing_comes`
 */
export async function addProfile(company: CompanyScope, input: RecurringInput) {
  const profile = RecurringProfile.for(company)
  profile.merge({ ...NEW_PROFILE, retainer: null, createdAt: now() })
  await putIn(company, profile, input)
  moveTo(profile, indexFrom(profile.schedule, today(company.timeZone)), company.timeZone)
  if (profile.nextOn === null) throw new FieldError('endsOn', 'recurring.nothing_comes')
  putRetainerIn(profile, input)
  await profile.save()
  await recordStep(profile, 'added', { next: profile.nextOn })
  await coverProjects(company, profile, input.retainer ?? null, null)
  return profile
}

/**
 * Changes a recurring invoice from its next date on; invoices that were made stay as they are. A new schedule
 * goes on after the last date that was dealt with. Only inside inTx.
 * @throws 409 `version_conflict` with the current `version`, `has_ended`, 422 as addProfile
 */
export async function changeProfile(
  company: CompanyScope,
  id: string,
  { version, ...input }: RecurringInput & { version?: number }
) {
  const profile = await RecurringProfile.lockIn(company, id)
  profile.assertGoesOn()
  if (version !== undefined && version !== profile.version) {
    throw conflict('version_conflict', { extra: { version: profile.version } })
  }
  await profile.claim()
  const before = JSON.stringify(profile.schedule)
  await putIn(company, profile, input)
  if (JSON.stringify(profile.schedule) !== before) {
    moveTo(
      profile,
      indexFrom(profile.schedule, await firstFreeDay(company, profile)),
      company.timeZone
    )
  } else {
    moveTo(profile, profile.nextIndex, company.timeZone)
  }
  const had = profile.retainer
  putRetainerIn(profile, input)
  await profile.save()
  await recordStep(profile, 'changed', { next: profile.nextOn })
  await coverProjects(company, profile, input.retainer ?? null, had)
  await endRetainer(company, profile)
  return profile
}

async function putIn(company: CompanyScope, profile: RecurringProfile, input: RecurringInput) {
  const { invoice } = input
  if (!invoice.lines.some(({ kind = 'item' }) => kind === 'item')) {
    throw new FieldError('invoice.lines', 'documents.lines_missing')
  }
  const client = invoice.clientId ? await Client.one(company, invoice.clientId) : null
  const clientName = client?.name ?? invoice.customClient?.name ?? ''
  // A client of another company is refused with its own sentence below.
  if (!invoice.clientId && !clientName) {
    throw new FieldError('invoice.clientId', 'documents.recipient_missing')
  }
  const { net, total } = await priceInvoice(company, invoice)
  const collects = input.collects ? { projectId: null, from: null, ...input.collects } : null
  if (collects) await assertCollects(company, client?.id ?? null, collects)
  const collectsExpenses = input.collectsExpenses ?? false
  assertCollectsExpenses(client?.id ?? null, collectsExpenses)
  const currency = invoice.currency ?? client?.currency ?? company.currency
  const { mode, catchUp, servicePeriod, dueDays, endsOn, endsAfter, mail } = input
  profile.merge({
    name: input.name,
    clientId: client?.id ?? null,
    clientName,
    searchText: foldText(input.name, clientName),
    invoice: storedContent(invoice),
    currency,
    net: parseMoney(net, currency),
    total: parseMoney(total, currency),
    schedule: readSchedule(input.schedule),
    servicePeriod: servicePeriod ?? 'none',
    mode: mode ?? 'draft',
    dueDays: dueDays ?? null,
    catchUp: catchUp ?? 'ask',
    collects,
    collectsExpenses,
    mail: mail ? { subject: mail.subject ?? '', message: mail.message ?? '' } : null,
    endsOn: endsOn ?? null,
    endsAfter: endsAfter ?? null,
  })
}

/** After its dates are known: without a first day, hours count from the period of the next one. */
function putRetainerIn(profile: RecurringProfile, { retainer }: RecurringInput) {
  profile.retainer = retainer ? retainerTerms(profile.clientId, profile, retainer) : null
}

const LAST_RUN = `
  select max(occurrence_on) as day from recurring_runs
  where company_id = ? and profile_id = ? and status <> 'failed'`

/** The first day that a new schedule of a profile may use. */
async function firstFreeDay({ id, timeZone }: CompanyScope, profile: RecurringProfile) {
  const [row] = await readRows<{ day: Day | null }>(LAST_RUN, [id, profile.id])
  const present = today(timeZone)
  const after = row?.day ? addDays(row.day, 1) : present
  return after > present ? after : present
}
