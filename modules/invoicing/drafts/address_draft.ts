import { addDays } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { addressContent } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'
import { readCompanySettings } from '#modules/settings/public'

/**
 * Fills the head of a draft. A missing due date follows from the client's terms, or else the company's. Whether the
 * client has agreed to the due date follows from the same terms when the client is chosen, unless the request says so.
 * @throws 422 `client_unknown` for a client that is not this company's
 */
export async function addressDraft(company: CompanyScope, draft: Invoice, input: InvoiceInput) {
  const before = { clientId: draft.clientId, isNew: draft.dueOn === undefined }
  const client = await addressContent(company, draft, input)
  const usual = await readCompanySettings(company)
  const agreed = {
    days: client?.paymentTermDays ?? usual.paymentTermDays,
    isTermAgreed: client?.isTermAgreed ?? usual.isTermAgreed,
  }
  draft.dueOn = input.dueDate ?? draft.dueOn ?? addDays(draft.dateOn, agreed.days)
  if (input.isTriangular !== undefined) draft.isTriangular = input.isTriangular
  if (input.isDueAgreed !== undefined) draft.isDueAgreed = input.isDueAgreed
  else if (before.isNew || before.clientId !== draft.clientId) {
    draft.isDueAgreed = isAgreedDay(draft, agreed)
  }
}

/** A due date before the end of the agreed term was not agreed to. */
const isAgreedDay = (
  { dueOn, dateOn }: Invoice,
  { days, isTermAgreed }: { days: number; isTermAgreed: boolean }
) => isTermAgreed && dueOn !== null && dueOn >= addDays(dateOn, days)
