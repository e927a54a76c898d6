import vine from '@vinejs/vine'
import { siblingCountry } from './sibling_country.js'
import { line } from './text.js'

/**
 * Shapes of the numbers under which authorities know a business, without prefix: Kosovo's NUI (numri unik
 * identifikues, law 06/L-016, art. 5) and Albania's NIPT or NUIS (law 9920, art. 40).
 */
const SHAPES: Record<string, { shape: RegExp; rule: string }> = {
  XK: { shape: /^\d{9}$/, rule: 'businessNumberXK' },
  AL: { shape: /^[A-Z]\d{8}[A-Z]$/, rule: 'businessNumberAL' },
}

/** The number in capitals, without blanks, dots, hyphens and the prefix of its country. */
function plainBusinessNumber(text: string, country: string) {
  const compact = text.replace(/[\s.-]/g, '').toUpperCase()
  const bare = compact.startsWith(country) ? compact.slice(country.length) : compact
  return SHAPES[country]?.shape.test(bare) ? bare : compact
}

const shapeOfCountry = vine.createRule(
  (value, _options, field) => {
    const country = siblingCountry(field) ?? ''
    const known = SHAPES[country]
    if (typeof value !== 'string' || value === '' || !known) return
    const number = plainBusinessNumber(value, country)
    if (known.shape.test(number)) field.mutate(number, field)
    else field.report('The {{ field }} field must be a business number', known.rule, field)
  },
  { name: 'businessNumber' }
)

/** The number of a business in its country, which the sibling field `country` names. */
export const businessNumber = () => line(40).use(shapeOfCountry())
