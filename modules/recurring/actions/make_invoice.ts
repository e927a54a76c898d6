import { addDays, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import {
  createDraft,
  type Invoice,
  invoiceLines,
  issueInvoice,
  sendInvoice,
} from '#modules/invoicing/public'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { fillContent } from '#modules/recurring/placeholders/fill_content'
import { wordsOfDate } from '#modules/recurring/placeholders/words_of_date'
import { languageFor } from '#modules/recurring/queries/language_for'
import { servicePeriod } from '#modules/recurring/schedule/service_days'
import { filledContentValidator } from '#modules/recurring/validators/recurring_invoice'
import { takeExpenses } from './collect_expenses.js'
import { takeWork } from './collect_work.js'
import { settleRetainer } from './settle_retainer.js'

/**
 * The invoice of the next date of a profile: a draft, issued and sent as the profile says. It bears the day on
 * which it is made; what it is for follows from the date of the schedule. The hours that its retainer settles come behind
 * its lines, then unbilled hours and expenses when the profile collects them. Only inside inTx.
 * @throws whatever keeps an invoice from being written, issued or sent
 */
export async function makeInvoice(
  company: CompanyScope,
  profile: RecurringProfile
): Promise<Invoice> {
  const { mode, mail, dueDays, nextIndex, timing } = profile
  const language = await languageFor(company, profile.invoice)
  const words = wordsOfDate(timing, nextIndex, language)
  const content = await filledContentValidator.validate(fillContent(profile.invoice, words))
  const period = servicePeriod(timing.schedule, timing.servicePeriod, nextIndex)
  const date = today(company.timeZone)

  const retained = await settleRetainer(company, profile, content)
  const fee = { ...content, lines: [...content.lines, ...retained.lines] }
  const work = await takeWork(company, profile, fee)
  const expenses = await takeExpenses(company, profile, fee, work.lines.length)
  const invoice = await createDraft(company, {
    ...content,
    lines: [...fee.lines, ...work.lines, ...expenses.lines],
    date,
    ...(dueDays !== null && { dueDate: addDays(date, dueDays) }),
    serviceDate: period?.from ?? null,
    serviceUntil: period?.until ?? null,
  })
  const added = (await invoiceLines(invoice)).slice(content.lines.length).map(({ id }) => id)
  await retained.bill(invoice, added.splice(0, retained.lines.length))
  await work.bill(invoice, added.splice(0, work.lines.length))
  await expenses.bill(invoice, added)
  if (mode === 'draft') return invoice

  await issueInvoice(company, invoice, company.language)
  if (mode === 'issueAndSend') {
    await sendInvoice(
      invoice,
      { isAutomatic: true },
      { kind: 'recurring', subject: mail?.subject, message: mail?.message, words }
    )
  }
  return invoice
}
