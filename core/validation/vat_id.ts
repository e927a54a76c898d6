import vine from '@vinejs/vine'

/**
 * Shapes of the VAT ids of the EU's VIES (Northern Ireland is XI), Kosovo and Albania, prefix included.
 * Only the shape is checked; whether an id exists, only its tax office knows.
 */
const SHAPES: Record<string, RegExp> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  EL: /^EL\d{9}$/,
  ES: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL[A-Z0-9+*]{10}\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
  XI: /^XI(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  AL: /^AL[J-M]\d{8}[A-Z]$/,
  XK: /^XK\d{9}$/,
}

/** National numbers without prefix are no VAT ids; see `businessNumber`. */
const ELSEWHERE = /^[A-Z]{2}[A-Z0-9]{2,16}$/

/** @param id in capitals, without blanks and dots */
export function hasVatIdShape(id: string) {
  const shape = SHAPES[id.slice(0, 2)]
  return shape ? shape.test(id) : ELSEWHERE.test(id)
}

const vatIdShape = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    const id = value.replace(/[\s.-]/g, '').toUpperCase()
    if (hasVatIdShape(id)) field.mutate(id, field)
    else field.report('The {{ field }} field must be a VAT id', 'vatId', field)
  },
  { name: 'vatId' }
)

/** A VAT id; comes out in capitals without blanks, dots and hyphens. */
export const vatId = () => vine.string().trim().maxLength(30).use(vatIdShape())
