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
