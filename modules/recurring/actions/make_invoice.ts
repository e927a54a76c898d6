import { addDays, today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Words } from '#core/i18n/placeholders'
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
import { lastPaidDay, periodOf } from '#modules/recurring/schedule/retainer_periods'
import { type Period, servicePeriod } from '#modules/recurring/schedule/service_days'
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
  const { nextIndex, timing } = profile
  const { words, content } = await contentOf(company, profile, nextIndex)
  const period = servicePeriod(timing.schedule, timing.servicePeriod, nextIndex)

  const retained = await settleRetainer(company, profile, content)
  const fee = { ...content, lines: [...content.lines, ...retained.lines] }
  const work = await takeWork(company, profile, fee)
  const expenses = await takeExpenses(company, profile, fee, work.lines.length)
  const lines = [...fee.lines, ...work.lines, ...expenses.lines]
  const invoice = await draftOf(company, profile, { ...content, lines }, period)
  const added = (await invoiceLines(invoice)).slice(content.lines.length).map(({ id }) => id)
  await retained.bill(invoice, added.splice(0, retained.lines.length))
  await work.bill(invoice, added.splice(0, work.lines.length))
  await expenses.bill(invoice, added)
  return finish(company, profile, invoice, words)
}

/**
 * The invoice of the hours beyond the included ones of the last period of a profile that has ended, without the fee; null
 * when there are none to be paid. Only inside inTx.
 * @throws as makeInvoice
 */
export async function makeLastInvoice(
  company: CompanyScope,
  profile: RecurringProfile
): Promise<Invoice | null> {
  const { nextIndex, timing } = profile
  const { words, content } = await contentOf(company, profile, nextIndex - 1)
  const retained = await settleRetainer(company, profile, content)
  if (!retained.lines.some(({ unitPrice }) => unitPrice > 0n)) return null
  const period = periodOf(timing, lastPaidDay(timing, nextIndex - 1))
  const invoice = await draftOf(company, profile, { ...content, lines: retained.lines }, period)
  await retained.bill(
    invoice,
    (await invoiceLines(invoice)).map(({ id }) => id)
  )
  return finish(company, profile, invoice, words)
}

/** The content of a profile with the words of a date filled in. */
async function contentOf(
  company: CompanyScope,
  { timing, invoice }: RecurringProfile,
  index: number
) {
  const words = wordsOfDate(timing, index, await languageFor(company, invoice))
  return { words, content: await filledContentValidator.validate(fillContent(invoice, words)) }
}

type Content = Awaited<ReturnType<typeof contentOf>>['content']

function draftOf(
  company: CompanyScope,
  { dueDays }: RecurringProfile,
  content: Omit<Content, 'lines'> & Pick<Parameters<typeof createDraft>[1], 'lines'>,
  period: Period | null
) {
  const date = today(company.timeZone)
  return createDraft(company, {
    ...content,
    date,
    ...(dueDays !== null && { dueDate: addDays(date, dueDays) }),
    serviceDate: period?.from ?? null,
    serviceUntil: period?.until ?? null,
  })
}

/** Issues and sends a draft as the profile says. */
async function finish(
  company: CompanyScope,
  { mode, mail }: RecurringProfile,
  invoice: Invoice,
  words: Words
) {
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
