import type { EInvoice } from '#modules/einvoices/model/einvoice'
import type { Profile } from '#modules/einvoices/write/profiles'
import { type Demand, EN_16931, FACTUR_X } from './demands.js'
import type { Fault } from './fault.js'
import { GERMAN, PEPPOL, XRECHNUNG } from './national_demands.js'
import { hasGermanRules } from './peppol.js'

/** Every mandatory term that is missing. */
export function checkPresence(invoice: EInvoice, profile: Profile): Fault[] {
  const demands = [...EN_16931, ...demandsOf(invoice, profile)]
  const missing = demands
    .filter(({ value, when }) => (when?.(invoice) ?? true) && !value(invoice)?.trim())
    .map(
      ({ rule, term, field, severity }): Fault => ({ rule, term, field, severity, text: 'missing' })
    )
  return [...missing, ...invoice.preceding.flatMap(withoutNumber), ...parts(invoice)]
}

function demandsOf(invoice: EInvoice, profile: Profile): Demand[] {
  if (profile === 'en16931') return FACTUR_X
  if (profile === 'xrechnung') return [...GERMAN, ...XRECHNUNG]
  return hasGermanRules(invoice, profile) ? GERMAN : PEPPOL
}

const withoutNumber = ({ number }: { number: string }, index: number): Fault[] =>
  number.trim()
    ? []
    : [{ rule: 'BR-55', term: 'BT-25', field: `preceding.${index}.number`, text: 'missing' }]

/** At least one line and one VAT group. */
const parts = ({ lines, vat }: EInvoice): Fault[] => [
  ...(lines.length === 0
    ? [{ rule: 'BR-16', term: 'BG-25', field: 'lines', text: 'missing' }]
    : []),
  ...(vat.length === 0
    ? [{ rule: 'BR-CO-18', term: 'BG-23', field: 'lines', text: 'missing' }]
    : []),
]
