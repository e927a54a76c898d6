const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
)

/** Whether a country, as an ISO 3166 code, belongs to the VAT area of the EU. */
export const isInEu = (country: string) => EU.has(country)

/** The category of lines that carry no VAT, by how the client is sold to. */
const CATEGORIES = {
  domestic: 'S',
  reverseCharge: 'AE',
  intraCommunity: 'K',
  export: 'G',
  outsideScope: 'O',
} as const

type Treatment = keyof typeof CATEGORIES
type Supply = 'service' | 'goods'

export interface TaxSeller {
  country: string
  isSmallBusiness?: boolean
}

/** Type and treatment are unknown for a recipient who is not kept as a client. */
export interface TaxBuyer {
  type?: 'business' | 'person' | 'public'
  country: string
  vatId: string
  businessNumber?: string
  /** How somebody has decided to sell to this client; it wins over what country and VAT id say. */
  taxTreatment?: Treatment | null
}

interface Parties {
  seller: TaxSeller
  buyer: TaxBuyer
}

export interface SuggestedTax {
  treatment: Treatment
  category: 'S' | 'E' | (typeof CATEGORIES)[Treatment]
  /** Why: the seller is a small business, it was set for the client, or it follows from country and VAT id. */
  reason: 'smallBusiness' | 'client' | 'country'
}

/**
 * The usual tax of a sale, for the user to confirm: rules of the EU's VAT directive (art. 44, 45, 138, 146, 196; in
 * Germany § 3a, § 4 no. 1, § 6a, § 13b, § 19 UStG). A recipient with a VAT id or a business number is a business.
 * @param supply a service by default
 */
export function suggestTax({ seller, buyer }: Parties, supply: Supply = 'service'): SuggestedTax {
  if (seller.isSmallBusiness) {
    return { treatment: 'domestic', category: 'E', reason: 'smallBusiness' }
  }
  if (buyer.taxTreatment) {
    const treatment = buyer.taxTreatment
    return { treatment, category: CATEGORIES[treatment], reason: 'client' }
  }
  const treatment = treatmentOf(seller.country, buyer, supply)
  return { treatment, category: CATEGORIES[treatment], reason: 'country' }
}

function treatmentOf(
  from: string,
  { type, country, vatId, businessNumber }: TaxBuyer,
  supply: Supply
): Treatment {
  if (!from || !country || country === from) return 'domestic'
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
 * The reason for 0 % on a line without one, as far as it follows from the company and its sales to the client.
 * @returns empty for a domestic sale: only the seller can say whether it is exempt or taxed at zero
 */
export function zeroCategory(
  treatment: Treatment | null | undefined,
  isSmallBusiness: boolean
): '' | SuggestedTax['category'] {
  if (isSmallBusiness) return 'E'
  return !treatment || treatment === 'domestic' ? '' : CATEGORIES[treatment]
}
