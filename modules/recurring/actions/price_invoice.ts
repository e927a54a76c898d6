import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { previewDocument } from '#modules/documents/public'
import type { InvoiceContent } from '#modules/recurring/stored_content'

/** The figures of an invoice with this content. @throws 422 as previewDocument, at `invoice.…` */
export async function priceInvoice(company: CompanyScope, invoice: InvoiceContent) {
  try {
    return await previewDocument(company, invoice)
  } catch (error) {
    if (!(error instanceof FieldError)) throw error
    throw new FieldError(`invoice.${error.field}`, error.code, error.details)
  }
}
