import vine from '@vinejs/vine'
import { siblingCountry } from './sibling_country.js'
import { line } from './text.js'

/** Of a German tax office: 10 or 11 digits as the Länder write it, 13 nationwide. */
const GERMAN = /^\d{10,13}$/

const shapeOfCountry = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || value === '' || siblingCountry(field) !== 'DE') return
    if (!GERMAN.test(value.replace(/[\s./-]/g, ''))) {
      field.report('The {{ field }} field must be a tax number', 'taxNumberDE', field)
    }
  },
  { name: 'taxNumber' }
)

/** The number that the tax office gave, plausible in the country that the sibling field `country` names. */
export const taxNumber = () => line(40).use(shapeOfCountry())
