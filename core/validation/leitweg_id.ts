import vine from '@vinejs/vine'
import { isLeitwegId } from '#api/leitweg_id'
import { siblingCountry } from './sibling_country.js'
import { line } from './text.js'

const LOOKS_LIKE_ONE = /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/i

/** The reference of a public body in Germany is its Leitweg-ID; others write what they like. */
const leitwegRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || value === '' || field.parent?.type !== 'public') return
    const country = siblingCountry(field)
    const isGerman = country === 'DE' || (country === undefined && LOOKS_LIKE_ONE.test(value))
    if (isGerman && !isLeitwegId(value)) {
      field.report('The {{ field }} field must be a Leitweg-ID', 'leitwegId', field)
    }
  },
  { name: 'leitwegId' }
)

/** The buyer reference of a client; for authorities, as named by the sibling field `type`, a Leitweg-ID. */
export const buyerReference = () => line(100).use(leitwegRule())
