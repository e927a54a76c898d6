import vine from '@vinejs/vine'
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'

const ibanRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    const compact = electronicFormatIBAN(value) ?? ''
    if (isValidIBAN(compact)) field.mutate(compact, field)
    else field.report('The {{ field }} field must be a valid IBAN', 'iban', field)
  },
  { name: 'iban' }
)

const bicRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value === 'string' && !isValidBIC(value)) {
      field.report('The {{ field }} field must be a valid BIC', 'bic', field)
    }
  },
  { name: 'bic' }
)

/** An IBAN with right length and check digits for its country; comes out without blanks. */
export const iban = () => vine.string().trim().maxLength(50).use(ibanRule())

export const bic = () => vine.string().trim().toUpperCase().maxLength(11).use(bicRule())

/** Country, check digits, business code, and the number that the country gives (EPC262-08). */
const CREDITOR_ID = /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/

/** The number of a German creditor has eleven characters. */
const LONGEST_OF = { DE: 18 } as Partial<Record<string, number>>

const creditorIdRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    const compact = value.replace(/\s/g, '').toUpperCase()
    const length = LONGEST_OF[compact.slice(0, 2)] ?? compact.length
    if (CREDITOR_ID.test(compact) && compact.length === length && hasRightCheckDigits(compact)) {
      field.mutate(compact, field)
    } else {
      field.report('The {{ field }} field must be a creditor identifier', 'creditorId', field)
    }
  },
  { name: 'creditorId' }
)

/** ISO 7064 mod 97-10 over the number, the country and the check digits; the business code is left out. */
function hasRightCheckDigits(id: string) {
  const digits = [...(id.slice(7) + id.slice(0, 4))]
    .map((sign) => String(Number.parseInt(sign, 36)))
    .join('')
  return BigInt(digits) % 97n === 1n
}

/** A SEPA creditor identifier with right check digits; comes out in capitals without blanks. */
export const creditorId = () => vine.string().trim().maxLength(50).use(creditorIdRule())
