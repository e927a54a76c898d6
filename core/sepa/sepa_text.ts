/** Letters of the languages around us that have a spelling of their own in ASCII (EPC217-08, best practices). */
const SPELLINGS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '&': '+',
  '€': 'EUR',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': "'",
  '”': "'",
  '„': "'",
}

/** What every bank of SEPA takes (EPC217-08): Latin letters, digits and `/ - ? : ( ) . , ' +`. */
const FOREIGN = /[^A-Za-z0-9/\-?:().,'+ ]/g
/** Characters that the fields of a file take. */
export const LONGEST = { name: 70, purpose: 140, street: 70, postalCode: 16, city: 35 } as const

const MARKS = /\p{Mark}/gu

/**
 * A text in the characters of SEPA, cut to the length of its field. Banks refuse whole files for one other character.
 * @returns '' when none of its characters can be written, as in a name in another script
 */
export function sepaText(text: string, length: number): string {
  const spelled = [...text].map((sign) => SPELLINGS[sign] ?? sign).join('')
  return spelled
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(FOREIGN, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, length)
    .trim()
}
