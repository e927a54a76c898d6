import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { Client } from '#modules/clients/public'
import { readCompanySettings } from '#modules/settings/public'
import type { ContentInput } from './content_validator.js'
import type { DocumentModel } from './document_model.js'

/** The terms of a new draft before its request is read: the client's, else the company's. */
export async function usualTerms(company: CompanyScope, draft: DocumentModel) {
  const settings = await readCompanySettings(company)
  const client = draft.clientId ? await Client.one(company, draft.clientId) : undefined
  draft.priceMode = settings.priceMode
  draft.skonto = client?.skonto ?? settings.skonto
  draft.buyerReference = client?.buyerReference ?? ''
}

/**
 * Sets the prices, the terms of payment, the references and the texts of a draft. Missing fields keep their value.
 * @throws 422 `discount_twice`, `service_until_before`
 */
export function setTerms(draft: DocumentModel, input: ContentInput) {
  if (input.discountPercent && input.discountAmount) {
    throw new FieldError('discountAmount', 'documents.discount_twice')
  }
  if (input.discountPercent !== undefined) draft.discountPercent = input.discountPercent || null
  if (input.discountAmount !== undefined) draft.discountAmount = input.discountAmount || null
  // The term entered last replaces the other.
  if (input.discountPercent) draft.discountAmount = null
  if (input.discountAmount) draft.discountPercent = null

  if (input.template !== undefined) draft.template = input.template
  if (input.priceMode) draft.priceMode = input.priceMode
  if (input.skonto !== undefined) draft.skonto = input.skonto
  if (input.exchangeRate !== undefined) draft.exchangeRate = input.exchangeRate
  for (const name of ['intro', 'closing', 'serviceUntil'] as const) {
    const value = input[name]
    if (value !== undefined) draft[name] = value
  }
  for (const name of TEXTS) {
    const value = input[name]
    if (value !== undefined) draft[name] = value ?? ''
  }
  assertPeriod(draft)
}

const TEXTS = [
  'buyerReference',
  'orderNumber',
  'projectReference',
  'exemptionReason',
  'discountReason',
] as const

/** A period has a first day, and does not end before it. */
function assertPeriod({ serviceOn, serviceUntil }: DocumentModel) {
  if (!serviceUntil) return
  if (!serviceOn) throw new FieldError('serviceDate', 'documents.service_date_missing')
  if (serviceUntil < serviceOn)
    throw new FieldError('serviceUntil', 'documents.service_until_before')
}
