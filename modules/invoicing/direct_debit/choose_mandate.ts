import { today } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { SEPA_CURRENCY } from '#core/sepa/payment_parts'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { InvoiceInput } from '#modules/invoicing/validators/invoice'
import { Mandate, usualMandate } from '#modules/mandates/public'
import { readCompanySettings } from '#modules/settings/public'

/** Client and currency decide about the usual mandate of a draft. */
export type Payer = Pick<Invoice, 'clientId' | 'currency'>

/**
 * Sets the mandate of a draft: the one in the request, or the client's usual one when client or currency are new.
 * @param before undefined for a new draft
 * @throws 422 `mandate_unknown` for a mandate of somebody else
 */
export async function chooseMandate(
  company: CompanyScope,
  draft: Invoice,
  { mandateId }: Pick<InvoiceInput, 'mandateId'>,
  before?: Payer
) {
  if (mandateId) {
    const mandate = await Mandate.one(company, mandateId)
    if (!mandate || mandate.clientId !== draft.clientId) {
      throw new FieldError('mandateId', 'invoicing.mandate_unknown')
    }
    draft.mandateId = mandate.id
  } else if (mandateId === null) {
    draft.mandateId = null
  } else if (before?.clientId !== draft.clientId || before?.currency !== draft.currency) {
    draft.mandateId = (await mandateByHabit(company, draft)) ?? null
  }
}

async function mandateByHabit(company: CompanyScope, { clientId, currency }: Payer) {
  if (!clientId || currency !== SEPA_CURRENCY) return undefined
  const mandate = await usualMandate(company, clientId, today(company.timeZone))
  if (!mandate) return undefined
  const { creditorId, iban } = await readCompanySettings(company)
  return creditorId && iban ? mandate.id : undefined
}
