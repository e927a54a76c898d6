import type { ClientType, TaxTreatment } from '#modules/clients/public'
import type { LineCategory, TaxCategory } from '../totals.js'

const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
)

/** The category of lines that carry no VAT, by how the client is sold to. */
const CATEGORIES = {
  domestic: 'S',
  reverseCharge: 'AE',
  intraCommunity: 'K',
  export: 'G',
  outsideScope: 'O',
} as const satisfies Record<TaxTreatment, TaxCategory>

interface Parties {
  seller: { country: string; isSmallBusiness?: boolean }
  /** The type is unknown for a recipient who is not kept as a client. */
  buyer: { type?: ClientType; country: string; vatId: string; businessNumber?: string }
}

/**
 * How a sale is usually taxed, for the user to confirm: rules of the EU's VAT directive (art. 44, 45, 138, 146,
 * 196; in Germany § 3a, § 4 no. 1, § 6a, § 13b, § 19 UStG). Somebody with a VAT id or a business number is a business.
 * @param supply a service by default
 */
export function suggestTax(
  { seller, buyer }: Parties,
  supply: 'service' | 'goods' = 'service'
): { treatment: TaxTreatment; category: TaxCategory } {
  if (seller.isSmallBusiness) return { treatment: 'domestic', category: 'E' }
  const treatment = treatmentOf(seller.country, buyer, supply)
  return { treatment, category: CATEGORIES[treatment] }
}

function treatmentOf(
  from: string,
  { type, country, vatId, businessNumber }: Parties['buyer'],
  supply: 'service' | 'goods'
): TaxTreatment {
  if (!country || country === from) return 'domestic'
  const isBusiness = Boolean(vatId || businessNumber) || type === 'business'
  if (EU.has(from) && EU.has(country)) {
    if (!vatId) return 'domestic'
    return supply === 'goods' ? 'intraCommunity' : 'reverseCharge'
  }
  if (supply === 'goods') return 'export'
  return isBusiness ? 'outsideScope' : 'domestic'
}

/**
 * Whether goods go from one EU country to another, which may be exempt with the VAT id of the buyer (art. 138 of
 * Directive 2006/112/EC). Northern Ireland counts for goods; its VAT ids begin with XI.
 */
export function isSuppliedWithinEu({ seller, buyer }: Parties): boolean {
  const isInEu = EU.has(buyer.country) || (buyer.country === 'GB' && /^XI/i.test(buyer.vatId))
  return EU.has(seller.country) && isInEu && buyer.country !== seller.country
}

/**
 * The reason for 0 % on a line that gives none, as far as it follows from the company and how it sells to the client.
 * @returns empty for a domestic sale: whether it is exempt or taxed at zero, only the seller can say
 */
export function zeroCategory(
  treatment: TaxTreatment | null | undefined,
  isSmallBusiness: boolean
): LineCategory {
  if (isSmallBusiness) return 'E'
  return !treatment || treatment === 'domestic' ? '' : CATEGORIES[treatment]
}
