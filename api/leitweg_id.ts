/** Coarse part, fine part if there is one, check digits. */
const SHAPE = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/

const TEN = 10
/** ISO 7064, MOD 97-10. */
const MODULUS = 97

/**
 * Whether a text is a Leitweg-ID, the address of a German authority: shape and check digits by its specification
 * (Formatspezifikation Leitweg-ID 2.0.2, KoSIT), the digits by ISO 7064 MOD 97-10 as those of an IBAN; a letter counts
 * as two digits, A as 10.
 */
export function isLeitwegId(text: string): boolean {
  const parts = SHAPE.exec(text.trim().toUpperCase())
  if (!parts) return false
  const [, coarse = '', fine = '', check = ''] = parts
  return remainderOf(`${coarse}${fine}${check}`) === 1
}

function remainderOf(characters: string) {
  let remainder = 0
  for (const character of characters) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value < TEN ? TEN : TEN * TEN) + value) % MODULUS
  }
  return remainder
}
