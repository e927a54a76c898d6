import { today } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { type Client, openClient } from '#modules/clients/public'
import type { ContentInput } from './content_validator.js'
import type { DocumentModel } from './document_model.js'
import type { CustomClient } from './parties.js'

/**
 * Fills the head of a draft: recipient, dates, currency, notes. Missing fields keep their value or get their default:
 * today, the client's currency or else the company's.
 * @returns the client, for terms of its own
 * @throws 422 `client_unknown` for a client that is not this company's, or was merged into another
 */
export async function addressContent(
  company: CompanyScope,
  draft: DocumentModel,
  input: ContentInput
): Promise<Client | undefined> {
  const found = await findClient(company, input.clientId ?? draft.clientId)
  if (input.clientId) {
    draft.clientId = input.clientId
    draft.customClient = null
  } else if (input.customClient) {
    draft.clientId = null
    draft.customClient = customClient(input.customClient)
  } else {
    if (input.clientId === null) draft.clientId = null
    if (input.customClient === null) draft.customClient = null
  }
  draft.clientName = (draft.clientId ? found?.name : draft.customClient?.name) ?? ''

  const client = draft.clientId ? found : undefined
  draft.currency = input.currency ?? draft.currency ?? client?.currency ?? company.currency
  draft.dateOn = input.date ?? draft.dateOn ?? today(company.timeZone)
  if (input.serviceDate !== undefined) draft.serviceOn = input.serviceDate
  if (input.notes !== undefined) draft.notes = input.notes ?? ''
  return client
}

/** @throws 422 `client_unknown` */
export async function findClient(company: CompanyScope, id: string | null | undefined) {
  if (!id) return undefined
  const client = await openClient(company, id)
  if (!client) throw new FieldError('clientId', 'documents.client_unknown')
  return client
}

const customClient = (input: NonNullable<ContentInput['customClient']>): CustomClient => ({
  name: input.name,
  email: input.email ?? '',
  vatId: input.vatId ?? '',
  businessNumber: input.businessNumber ?? '',
  street: input.street ?? '',
  postalCode: input.postalCode ?? '',
  city: input.city ?? '',
  country: input.country ?? '',
  language: input.language ?? null,
})
