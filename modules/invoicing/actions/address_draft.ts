import { addDays } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { addressContent } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'
import { readCompanySettings } from '#modules/settings/public'

/**
 * Puts the head of a draft in. Without a due date it gets the client's terms, or else the company's.
 * @throws 422 `client_unknown` for a client that is not this company's
 */
export async function addressDraft(company: CompanyScope, draft: Invoice, input: InvoiceInput) {
  const client = await addressContent(company, draft, input)
  draft.dueOn =
    input.dueDate ??
    draft.dueOn ??
    addDays(draft.dateOn, client?.paymentTermDays ?? (await paymentTermDays(company)))
}

const paymentTermDays = async (company: CompanyScope) =>
  (await readCompanySettings(company)).paymentTermDays
