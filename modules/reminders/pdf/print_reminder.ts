import { withoutLink } from '#modules/correspondence/public'
import {
  type Picture,
  type ReminderPdfModel,
  renderReminderPdf,
  renderReminderSvg,
  sellerName,
  templateOf,
} from '#modules/documents/public'
import type { Reminder } from '#modules/reminders/models/reminder'
import { listedPeriods, type RemindedInvoice } from '#modules/reminders/reminded_invoice'
import { readLogo } from '#modules/settings/public'

/** The PDF of a reminder, the same for ever. One that has no number yet is marked as a draft. */
export const printReminder = async (
  reminder: Reminder,
  invoices: readonly RemindedInvoice[]
): Promise<Buffer> => renderReminderPdf(await modelOf(reminder, invoices))

/** Some of its pages as a picture for the screen, see renderDocumentSvg. */
export const drawReminder = async (
  reminder: Reminder,
  invoices: readonly RemindedInvoice[],
  portion: number
): Promise<Picture> => renderReminderSvg(await modelOf(reminder, invoices), portion)

async function modelOf(
  reminder: Reminder,
  invoices: readonly RemindedInvoice[]
): Promise<ReminderPdfModel> {
  const { seller, buyer } = reminder
  return {
    companyId: reminder.companyId,
    title: reminder.subject,
    isDraft: reminder.number === '',
    language: reminder.language,
    currency: reminder.currency,
    number: reminder.number,
    issuedOn: reminder.dateOn,
    payUntil: reminder.payUntilOn,
    seller: { ...seller, name: sellerName(seller) },
    buyer: { ...buyer, contact: '', customerNumber: buyer.number },
    invoices: invoices.map(({ dateOn, ...invoice }) => ({
      ...invoice,
      issuedOn: dateOn,
      interest: { ...invoice.interest, lines: listedPeriods(invoice) },
    })),
    open: reminder.openAmount,
    interest: reminder.interest,
    flatSum: reminder.flatSum,
    fee: reminder.fee,
    total: reminder.total,
    intro: withoutLink(reminder.intro),
    closing: withoutLink(reminder.closing),
    footer: seller.invoiceFooter,
    logo: await readLogo(seller),
    accent: seller.accentColor,
    template: templateOf({}, seller, 'reminder'),
    createdAt: Number(reminder.createdAt),
  }
}
