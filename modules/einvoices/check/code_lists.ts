import { hasVatIdShape } from '#core/validation/vat_id'

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** ISO 3166-1 with XK; the other codes of Intl are unions and reserved codes. */
const NO_COUNTRIES =
  'AC AN BU CP CQ CS DD DG EA EU EZ FX IC NH NT QO RH SU TA TP UN XA XB YD YU ZR ZZ'

export const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.includes(code) && regions.of(code) !== undefined

/** Prefixes of VAT ids that differ from country codes: Greece may write EL, Northern Ireland is XI. */
const VAT_ID_PREFIXES = ['EL', 'XI']

/** BR-CO-09: begins with a country or one of the prefixes above, and has the shape that ids have there. */
export const isVatIdOfCountry = (id: string) => {
  const prefix = id.slice(0, 2)
  return (isCountry(prefix) || VAT_ID_PREFIXES.includes(prefix)) && hasVatIdShape(id)
}

/** A code of UN/ECE Recommendation 20, or of 21 behind an X. The lists have thousands; only their form is checked. */
export const hasUnitCodeForm = (code: string) => /^[A-Z0-9]{2,3}$/.test(code)
