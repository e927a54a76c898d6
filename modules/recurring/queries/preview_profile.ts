import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { priceInvoice } from '#modules/recurring/actions/price_invoice'
import { readSchedule } from '#modules/recurring/actions/read_schedule'
import { indexFrom, occurrence } from '#modules/recurring/schedule/occurrences'
import { storedContent } from '#modules/recurring/stored_content'
import type { PreviewInput } from '#modules/recurring/validators/recurring_invoice'
import { languageFor } from './language_for.js'
import { previewDates } from './preview_dates.js'

/**
 * The result of a recurring invoice: its figures and its next dates. Saves nothing.
 * @throws 422 as readSchedule and priceInvoice
 */
export async function previewProfile(company: CompanyScope, input: PreviewInput) {
  const schedule = readSchedule(input.schedule)
  const from = indexFrom(schedule, today(company.timeZone))
  const { endsOn, endsAfter } = input
  const invoice = storedContent(input.invoice)
  const dates = previewDates({
    timing: { schedule, servicePeriod: input.servicePeriod ?? 'none' },
    from,
    allows: (index) =>
      (!endsAfter || index - from < endsAfter) &&
      (!endsOn || occurrence(schedule, index) <= endsOn),
    invoice,
    language: await languageFor(company, invoice),
  })
  return { ...(await priceInvoice(company, input.invoice)), dates }
}
