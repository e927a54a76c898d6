import vine from '@vinejs/vine'
import { hasRightChecksum } from './vat_checksum.js'

/**
 * Shapes of the VAT ids of the EU's VIES (Northern Ireland is XI), the United Kingdom, Switzerland, Kosovo and Albania,
 * prefix included, each with an id whose check digits are right. Whether an id exists, only its tax office knows.
 */
const SHAPES: Record<string, readonly [shape: RegExp, example: string]> = {
  AT: [/^ATU\d{8}$/, 'ATU13585627'],
  BE: [/^BE[01]\d{9}$/, 'BE0428759497'],
  BG: [/^BG\d{9,10}$/, 'BG175074752'],
  CH: [/^CHE\d{9}(MWST|TVA|IVA)?$/, 'CHE107787577'],
  CY: [/^CY\d{8}[A-Z]$/, 'CY10259033P'],
  CZ: [/^CZ\d{8,10}$/, 'CZ25123891'],
  DE: [/^DE\d{9}$/, 'DE136695976'],
  DK: [/^DK\d{8}$/, 'DK13585628'],
  EE: [/^EE\d{9}$/, 'EE100931558'],
  EL: [/^EL\d{9}$/, 'EL094259216'],
  ES: [/^ES[A-Z0-9]\d{7}[A-Z0-9]$/, 'ES54362315K'],
  FI: [/^FI\d{8}$/, 'FI20774740'],
  FR: [/^FR[A-HJ-NP-Z0-9]{2}\d{9}$/, 'FR40303265045'],
  GB: [/^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'GB980780684'],
  HR: [/^HR\d{11}$/, 'HR33392005961'],
  HU: [/^HU\d{8}$/, 'HU12892312'],
  IE: [/^IE(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, 'IE6433435F'],
  IT: [/^IT\d{11}$/, 'IT00743110157'],
  LT: [/^LT(\d{9}|\d{12})$/, 'LT119511515'],
  LU: [/^LU\d{8}$/, 'LU15027442'],
  LV: [/^LV\d{11}$/, 'LV40003521600'],
  MT: [/^MT\d{8}$/, 'MT11679112'],
  NL: [/^NL[A-Z0-9+*]{10}\d{2}$/, 'NL004495445B01'],
  PL: [/^PL\d{10}$/, 'PL8567346215'],
  PT: [/^PT\d{9}$/, 'PT501964843'],
  RO: [/^RO\d{2,10}$/, 'RO18547290'],
  SE: [/^SE\d{12}$/, 'SE123456789701'],
  SI: [/^SI\d{8}$/, 'SI50223054'],
  SK: [/^SK\d{10}$/, 'SK2022749619'],
  XI: [/^XI(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'XI980780684'],
  AL: [/^AL[A-Z]\d{8}[A-Z]$/, 'ALL01234567A'],
  XK: [/^XK\d{9}$/, 'XK330123457'],
}

/** National numbers without prefix are no VAT ids; see `businessNumber`. */
const ELSEWHERE = /^[A-Z]{2}[A-Z0-9]{2,16}$/
const EXAMPLE = 'DE136695976'

/** @param id in capitals, without blanks and dots */
export function hasVatIdShape(id: string) {
  const [shape] = SHAPES[id.slice(0, 2)] ?? [ELSEWHERE]
  return shape.test(id)
}

const soundVatId = vine.createRule(
  async (value, _options, field) => {
    if (typeof value !== 'string') return
    const id = value.replace(/[\s.-]/g, '').toUpperCase()
    const prefix = id.slice(0, 2)
    const [, example = EXAMPLE] = SHAPES[prefix] ?? []
    if (!hasVatIdShape(id)) {
      const rule = example === EXAMPLE ? 'vatId' : 'vatIdOfCountry'
      field.report('The {{ field }} field must be a VAT id', rule, field, { prefix, example })
    } else if ((await hasRightChecksum(id)) === false) {
      field.report('The {{ field }} field has a wrong check digit', 'vatIdChecksum', field, {
        example,
      })
    } else field.mutate(id, field)
  },
  { name: 'vatId', isAsync: true }
)

/** A VAT id with right check digits; comes out in capitals without blanks, dots and hyphens. */
export const vatId = () => vine.string().trim().maxLength(30).use(soundVatId())
