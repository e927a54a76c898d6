import { hasVatIdShape } from '#core/validation/vat_id'
import { TAX_CATEGORIES, type TaxCategory } from '#modules/documents/public'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** ISO 3166-1 with XK; what Intl knows besides are unions and reserved codes. */
const NO_COUNTRIES =
  'AC AN BU CP CQ CS DD DG EA EU EZ FX IC NH NT QO RH SU TA TP UN XA XB YD YU ZR ZZ'

export const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.includes(code) && regions.of(code) !== undefined

export const isVatCategory = (code: string): code is TaxCategory =>
  TAX_CATEGORIES.some((known) => known === code)

/** BR-CO-09: begins with a country (Greece may say EL), and has the shape that this country gives its ids. */
export const isVatIdOfCountry = (id: string) =>
  (isCountry(id.slice(0, 2)) || id.startsWith('EL')) && hasVatIdShape(id)

/** A code of UN/ECE Recommendation 20, or of 21 behind an X. The lists have thousands; only their form is checked. */
export const hasUnitCodeForm = (code: string) => /^[A-Z0-9]{2,3}$/.test(code)
