import vine from '@vinejs/vine'
import { siblingCountry } from './sibling_country.js'
import { line } from './text.js'

/**
 * How many digits the postal codes of a country have, and a real one: after the addressing systems of the Universal
 * Postal Union. Blanks between digits, and a prefix with a hyphen such as `D-` or `LV-`, are left to the writer.
 */
const DIGITS: Record<string, readonly [digits: number, example: string]> = {
  AL: [4, '1001'],
  AT: [4, '1010'],
  BA: [5, '71000'],
  BE: [4, '1000'],
  BG: [4, '1000'],
  CH: [4, '8001'],
  CY: [4, '1010'],
  CZ: [5, '110 00'],
  DE: [5, '10115'],
  DK: [4, '1050'],
  EE: [5, '10111'],
  ES: [5, '28001'],
  FI: [5, '00100'],
  FR: [5, '75001'],
  GR: [5, '104 31'],
  HR: [5, '10000'],
  HU: [4, '1051'],
  IS: [3, '101'],
  IT: [5, '00184'],
  LI: [4, '9490'],
  LT: [5, '01100'],
  LU: [4, '1009'],
  LV: [4, 'LV-1050'],
  ME: [5, '81000'],
  MK: [4, '1000'],
  NO: [4, '0150'],
  RO: [6, '010011'],
  RS: [5, '11000'],
  SE: [5, '111 20'],
  SI: [4, '1000'],
  SK: [5, '811 01'],
  TR: [5, '06100'],
  UA: [5, '01001'],
  XK: [5, '10000'],
}

/** Those with letters, with a hyphen or of two lengths. */
const SHAPES: Record<string, readonly [shape: RegExp, example: string]> = {
  CA: [/^[A-Z]\d[A-Z]\d[A-Z]\d$/, 'K1A 0B1'],
  GB: [/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, 'SW1A 1AA'],
  IE: [/^[A-Z]\d[\dW][A-Z\d]{4}$/, 'D02 AF30'],
  MT: [/^[A-Z]{3}\d{4}$/, 'VLT 1117'],
  NL: [/^[1-9]\d{3}[A-Z]{2}$/, '1012 AB'],
  PL: [/^\d{2}-?\d{3}$/, '00-950'],
  PT: [/^\d{4}-?\d{3}$/, '1000-205'],
  US: [/^\d{5}(-\d{4})?$/, '20500'],
}

const shapeOfCountry = vine.createRule(
  (value, _options, field) => {
    const country = siblingCountry(field)
    if (typeof value !== 'string' || value === '' || !country) return
    const code = value.toUpperCase().replace(/\s/g, '')
    const [digits, oneOf] = DIGITS[country] ?? []
    const [shape, example] = SHAPES[country] ?? []
    if (digits && !new RegExp(`^([A-Z]{1,2}-)?\\d{${digits}}$`).test(code)) {
      const values = { digits, example: oneOf }
      field.report('The {{ field }} field must be a postal code', 'postalCodeDigits', field, values)
    } else if (shape && !shape.test(code)) {
      field.report('The {{ field }} field must be a postal code', 'postalCode', field, { example })
    }
  },
  { name: 'postalCode' }
)

/** A postal code of the country in the sibling field `country`; any text for countries whose form we do not know. */
export const postalCode = () => line(20).use(shapeOfCountry())
