import type { Validator } from 'stdnum'

/** Under which name the library knows the VAT ids of a country, by the prefix that they are written with. */
const NAMES: Record<string, string> = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CH: 'uid',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  EL: 'vat',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GB: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cif',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
}

/** The library's name of a country where the prefix is another. */
const COUNTRIES: Record<string, string> = { EL: 'GR' }

/**
 * Whether the check digits of a VAT id are right; null for countries without any, and where the library cannot say.
 * No one is asked for it: an id that passes may still belong to nobody.
 * @param vatId of the shape of its country
 */
export async function hasRightChecksum(vatId: string): Promise<boolean | null> {
  const prefix = vatId.slice(0, 2)
  const name = NAMES[prefix]
  if (!name) return null
  const { stdnum } = await import('stdnum')
  const ofCountry: Record<string, Validator> = stdnum[COUNTRIES[prefix] ?? prefix] ?? {}
  const { isValid, error } = ofCountry[name]?.validate(checkedPart(vatId)) ?? {}
  if (isValid) return true
  return error?.name === 'InvalidChecksum' ? false : null
}

/** Swiss ids keep their prefix, and end with "VAT" in a language of the country. */
const checkedPart = (vatId: string) =>
  vatId.startsWith('CH') ? vatId.slice(0, 12) : vatId.slice(2)
