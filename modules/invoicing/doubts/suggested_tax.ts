import { type SuggestedTax, suggestTax } from '#api/suggest_tax'
import { Client } from '#modules/clients/public'
import type { Written } from '#modules/invoicing/law/written'

/** How a sale to the recipient of an invoice is usually taxed; what was set for a client counts before all else. */
export async function suggestedTax({ invoice, seller, buyer }: Written): Promise<SuggestedTax> {
  const { companyId, clientId } = invoice
  const client = clientId ? await Client.one({ id: companyId }, clientId) : undefined
  return suggestTax({ seller, buyer: { ...buyer, taxTreatment: client?.taxTreatment } })
}
