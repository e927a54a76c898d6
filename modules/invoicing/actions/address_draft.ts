import { addDays, today } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { Client } from '#modules/clients/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { CustomClient } from '#modules/invoicing/parties'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'
import { readCompanySettings } from '#modules/settings/public'

/**
 * Puts the head of a draft in: recipient, dates, currency, notes. What is missing keeps its value or gets
 * its default: today, the client's terms or else the company's, the client's currency or else the company's.
 * @throws 422 `client_unknown` for a client that is not this company's
 */
export async function addressDraft(company: CompanyScope, draft: Invoice, input: InvoiceInput) {
  const client = await findClient(company, input.clientId ?? draft.clientId)
  if (input.clientId) {
    draft.merge({ clientId: input.clientId, customClient: null })
  } else if (input.customClient) {
    draft.merge({ clientId: null, customClient: customClient(input.customClient) })
  } else {
    if (input.clientId === null) draft.clientId = null
    if (input.customClient === null) draft.customClient = null
  }
  draft.clientName = (draft.clientId ? client?.name : draft.customClient?.name) ?? ''

  const terms = draft.clientId ? client : undefined
  draft.currency = input.currency ?? draft.currency ?? terms?.currency ?? company.currency
  draft.dateOn = input.date ?? draft.dateOn ?? today(company.timeZone)
  draft.dueOn =
    input.dueDate ??
    draft.dueOn ??
    addDays(draft.dateOn, terms?.paymentTermDays ?? (await paymentTermDays(company)))
  if (input.serviceDate !== undefined) draft.serviceOn = input.serviceDate
  if (input.notes !== undefined) draft.notes = input.notes ?? ''
}

async function findClient(company: CompanyScope, id: string | null | undefined) {
  if (!id) return undefined
  const client = await Client.one(company, id)
  if (!client) throw new FieldError('clientId', 'invoicing.client_unknown')
  return client
}

const paymentTermDays = async (company: CompanyScope) =>
  (await readCompanySettings(company)).paymentTermDays

const customClient = (input: NonNullable<InvoiceInput['customClient']>): CustomClient => ({
  name: input.name,
  email: input.email ?? '',
  vatId: input.vatId ?? '',
  street: input.street ?? '',
  postalCode: input.postalCode ?? '',
  city: input.city ?? '',
  country: input.country ?? '',
  language: input.language ?? null,
})
