import type { Validator } from 'stdnum'

/** Under which name the library knows the VAT ids of a country, by the prefix that they are written with. */
const NAMES: Record<string, string> = {
  ...{ AT: 'uid', BE: 'vat', BG: 'vat', CY: 'vat', CZ: 'dic', DE: 'vat', DK: 'cvr', EE: 'kmkr' },
  ...{ EL: 'vat', ES: 'nif', FI: 'alv', FR: 'tva', HR: 'oib', HU: 'anum', IE: 'vat', IT: 'iva' },
  ...{ LT: 'pvm', LU: 'tva', LV: 'pvn', MT: 'vat', NL: 'btw', PL: 'nip', PT: 'nif', RO: 'cif' },
  ...{ SE: 'vat', SI: 'ddv', SK: 'dph', AL: 'nipt' },
}

/**
 * Whether the check digits of a VAT id are right; null for countries without any. No one is asked for it: an id that
 * passes may still belong to nobody.
 */
export async function hasRightChecksum(vatId: string): Promise<boolean | null> {
  const prefix = vatId.slice(0, 2)
  const name = NAMES[prefix]
  if (!name) return null
  const { stdnum } = await import('stdnum')
  const ofCountry: Record<string, Validator> = stdnum[prefix === 'EL' ? 'GR' : prefix] ?? {}
  return ofCountry[name]?.validate(vatId.slice(2)).isValid ?? null
}
