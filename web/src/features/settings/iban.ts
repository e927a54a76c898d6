import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools'

/** State of a partly typed IBAN. `country` is its ISO code. */
export interface IbanState {
  kind: 'empty' | 'valid' | 'invalid'
  country: string
}

/** Length and check digits as the server checks them; blanks and hyphens do not matter. */
export function ibanState(text: string): IbanState {
  const compact = electronicFormatIBAN(text) ?? ''
  if (!compact) return { kind: text.trim() ? 'invalid' : 'empty', country: '' }
  return { kind: isValidIBAN(compact) ? 'valid' : 'invalid', country: compact.slice(0, 2) }
}

/** In groups of four; what is no IBAN stays as it was typed. */
export function groupedIban(text: string) {
  return ibanState(text).kind === 'valid' ? (friendlyFormatIBAN(text) ?? text) : text
}
