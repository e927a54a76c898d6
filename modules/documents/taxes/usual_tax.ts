import { suggestTax } from '#api/suggest_tax'
import { type Decimal, decimal } from '#core/money/decimal'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Client } from '#modules/clients/public'
import type { LineCategory } from '#modules/documents/totals/totals'
import { readCompanySettings, usualTaxRate } from '#modules/settings/public'

const UNKNOWN_BUYER = { country: '', vatId: '' }

/** The VAT that a new line begins with. */
export interface UsualTax {
  /** Percent. */
  taxRate: Decimal
  taxCategory: LineCategory
}

/**
 * The VAT of a new line for a service or goods to a client: the company's usual rate, or no VAT where the company is a small
 * business or the sale is usually taxed in another way.
 */
export async function usualTax(
  company: CompanyReference,
  clientId: string | null,
  supply: 'service' | 'goods' = 'service'
): Promise<UsualTax> {
  const seller = await readCompanySettings(company)
  const client = clientId ? await Client.one(company, clientId) : undefined
  const { category } = suggestTax({ seller, buyer: client ?? UNKNOWN_BUYER }, supply)
  return category === 'S'
    ? { taxRate: usualTaxRate(seller), taxCategory: 'S' }
    : { taxRate: decimal(0n), taxCategory: category }
}
