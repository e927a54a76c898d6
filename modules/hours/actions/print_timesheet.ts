import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { decimal } from '#core/money/decimal'
import { partiesOf, renderTimesheetPdf, sellerName, templateOf } from '#modules/documents/public'
import { timesheetContent } from '#modules/hours/timesheet_content'
import type { Invoice } from '#modules/invoicing/public'
import { readLogo } from '#modules/settings/public'
import { frozenTimesheet } from './freeze_timesheet.js'

/** Of an hour, in millionths. */
const HUNDREDTH = 10_000n

/**
 * The timesheet of an invoice as a PDF in the language and look of the invoice: who worked when on what, without any
 * price. Its hours add up to those that the invoice bills; days are those of the company's zone. After the issue it
 * never changes, even when the invoice is cancelled and another one bills its hours.
 * @param isAnnex for a draft's annex: it shows no number, because the draft has none
 * @throws 409 `no_billed_time` when the invoice bills no hours
 */
export async function printTimesheet(
  company: CompanyScope,
  invoice: Invoice,
  { isAnnex = false } = {}
): Promise<{ name: string; content: Buffer }> {
  const { seller, buyer, language } = await partiesOf(invoice)
  const projects =
    (await frozenTimesheet(invoice)) ?? (await timesheetContent(company, invoice, language))
  if (projects.length === 0) throw conflict('hours.no_billed_time')
  const content = await renderTimesheetPdf({
    companyId: company.id,
    language,
    currency: invoice.currency,
    isAnnex,
    number: invoice.number ?? '',
    issuedOn: invoice.dateOn,
    seller: { ...seller, name: sellerName(seller) },
    buyer: { ...buyer, contact: '', customerNumber: buyer.number },
    projects: projects.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ hundredths, ...entry }) => ({
        ...entry,
        hours: decimal(BigInt(hundredths) * HUNDREDTH),
      })),
    })),
    footer: seller.invoiceFooter,
    template: templateOf(invoice, seller, 'invoice'),
    logo: await readLogo(seller),
    accent: seller.accentColor,
    createdAt: Number(invoice.issuedAt ?? invoice.createdAt),
  })
  return { name: fileName(invoice, language, isAnnex), content }
}

/** `Leistungsnachweis-RE-2026-0001.pdf`, only with characters that every file system takes. */
function fileName({ number }: Invoice, language: Language, isAnnex: boolean) {
  if (isAnnex) return annexName(language)
  return pdfName([
    translate(language, 'hours:timesheet.file'),
    number ?? translate(language, 'hours:timesheet.draft'),
  ])
}

/** The name of a timesheet among the attachments of an invoice. */
export const annexName = (language: Language) =>
  pdfName([translate(language, 'hours:timesheet.file')])

const pdfName = (parts: string[]) => `${parts.join('-').replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
