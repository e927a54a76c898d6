import { dayOf } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { momentIn } from '#modules/invoicing/public'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { comes, courseFrom } from '#modules/recurring/schedule/course'
import { transformProfileRow } from '#modules/recurring/transformers/profile_row_transformer'
import { transformRun } from '#modules/recurring/transformers/run_transformer'
import { collectedExpenses } from './collected_expenses.js'
import { collectedWork } from './collected_work.js'
import { describeRetainer } from './describe_retainer.js'
import { languageFor } from './language_for.js'
import { lastInvoices } from './last_invoices.js'
import { previewDates } from './preview_dates.js'
import { profileRows } from './profile_rows.js'
import { runsOf } from './runs_of.js'

/**
 * A recurring invoice with its content, its next dates and what it has made, as the API shows it.
 * @param language of the reasons of failures
 * @throws 404
 */
export async function describeProfile(company: CompanyScope, id: string, language: Language) {
  const [row] = await profileRows(company.id).where('recurring_profiles.id', id)
  if (!row) throw notFound()
  const profile = await RecurringProfile.findIn(company, id)
  const lasts = await lastInvoices([row])
  const runs = await runsOf(profile)
  const at = momentIn(company)
  // Dates passed during a pause are only included on request.
  const ahead = profile.status === 'paused' ? courseFrom(profile, at.today) : profile
  return {
    ...transformProfileRow(row, lasts.get(id)),
    invoice: profile.invoice,
    servicePeriod: profile.servicePeriod,
    dueDays: profile.dueDays,
    catchUp: profile.catchUp,
    collects: profile.collects,
    collectsExpenses: profile.collectsExpenses,
    collectedExpenses: profile.nextOn === null ? null : await collectedExpenses(company, profile),
    collected: profile.nextOn === null ? null : await collectedWork(company, profile),
    /** Day on which the further hours of the last period are billed, after it has ended; null when nothing is open. */
    settlesOn: profile.settlesAt === null ? null : dayOf(profile.settlesAt, company.timeZone),
    retainer: await describeRetainer(company, profile),
    mail: profile.mail,
    endsAfter: profile.endsAfter,
    dates:
      profile.nextOn === null
        ? []
        : previewDates({
            timing: profile.timing,
            from: ahead.nextIndex,
            allows: (index) => comes(ahead, index),
            invoice: profile.invoice,
            language: await languageFor(company, profile.invoice),
          }),
    runs: runs.map((run) => transformRun(run, at, language)),
    version: profile.version,
  }
}
