import { isValidIBAN } from 'ibantools'
import { hasVatIdShape } from '#core/validation/vat_id'
import { folded, type TextLine } from './text_line.js'
import { NO_VENDOR } from './words.js'

const LEGAL_FORM =
  /^.*?(?:GmbH(?: & Co\.? ?K?G?a?A?)?|\bAG|\bUG|\bSE|\bKG|\bOHG|\be\. ?K\.|\bGbR|\bLtd\.?|\bLLC|\bInc\.?|\bPLC|\bB\.V\.|\bS\.A\.|\bSh\. ?p\. ?k\.?|\bSh\. ?a\.?)(?![\p{L}\d])/iu

const TITLE =
  /^(rechnung|quittung|beleg|kassenbon|kundenbeleg|bon|invoice|receipt|tax invoice)\b:?\s*/i

/** A name ends before an address, or before what the next column says. */
const END =
  /\s+[·|•*]\s*|,\s|\s+(?=(?:Rechnung|Invoice|Receipt|Datum|Date|Tel|Nr|Kunden)[\p{L}]*\b)/iu

/** Lines at the top that name the vendor. */
const HEAD = 8

/**
 * The name at the top of a receipt, empty when there is none.
 * @param own names of the company, which is the recipient
 */
export function vendorIn(lines: readonly TextLine[], own: readonly string[]): string {
  const names = lines.slice(0, HEAD).map(({ text }) => nameIn(text))
  return names.find((name) => isName(name) && !isOneOf(name, own)) ?? ''
}

function nameIn(text: string) {
  const rest = text.replace(TITLE, '')
  const [name = ''] = LEGAL_FORM.exec(rest) ?? rest.split(END)
  return name.replace(/^[^\p{L}\d]+|[\s,:;|_~-]+$/gu, '').slice(0, 200)
}

const isName = (name: string) =>
  (name.match(/\p{L}/gu)?.length ?? 0) >= Math.max(3, name.length / 2) &&
  !NO_VENDOR.test(folded(name))

const isOneOf = (name: string, own: readonly string[]) =>
  own.some((one) => one !== '' && folded(name).includes(folded(one)))

/** Digits are in its first word. */
const NUMBER = String.raw`(?<number>(?=[\p{L}/_.-]*\d)[\p{L}\d][\p{L}\d/_.-]*(?: \d{3,}(?! ?[.,]\d))*)`
const SUFFIX = String.raw`\s?[-–]?\s?(?:nummer|number|numri|no|nr)?(?!\p{L})[.:#]*\s*`

const CALLED: readonly RegExp[] = [
  new RegExp(`(?:rechnungs?|invoice|fatura)${SUFFIX}${NUMBER}`, 'giu'),
  new RegExp(`(?:beleg|quittungs?|bon|receipt)${SUFFIX}${NUMBER}`, 'giu'),
]

/** A number has digits and is neither a day, an amount nor a year. */
const isNumber = (text: string) =>
  /\d/.test(text) && !/^(\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d+[.,]\d{2}|20\d\d)$/.test(text)

/** The number of an invoice, else that of a receipt; empty when none is named. */
export const referenceIn = (lines: readonly TextLine[]): string =>
  CALLED.flatMap((shape) =>
    lines.flatMap(({ text }) =>
      [...text.matchAll(shape)].map(({ groups }) => (groups?.number ?? '').replace(/[.-]+$/, ''))
    )
  )
    .filter(isNumber)
    .map((number) => number.slice(0, 100))[0] ?? ''

/** A VAT id that is not the company's own. */
export function vatIdIn(lines: readonly TextLine[], own: readonly string[]): string {
  const ids = lines.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:ATU|CHE|[A-Z]{2})[\s.-]?\d(?:[\d\s.-]{5,14})[A-Z]{0,2}(?![A-Z])/g)].map(
      ([id]) => id.replace(/[\s.-]/g, '')
    )
  )
  return ids.find((id) => id.length >= 9 && hasKnownShape(id) && !own.includes(id)) ?? ''
}

const hasKnownShape = (id: string) =>
  /^(AT|BE|CH|DE|DK|ES|FR|GB|IE|IT|LU|NL|PL|AL|XK)/.test(id) && hasVatIdShape(id)

/** The account of the vendor: the first one with right check digits that is not the company's own. */
export function ibanIn(lines: readonly TextLine[], own: readonly string[]): string {
  const ibans = lines.flatMap(({ text }) =>
    [...text.matchAll(/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}/g)].flatMap(([found]) =>
      prefixesOf(found)
    )
  )
  return ibans.find((iban) => isValidIBAN(iban) && !own.includes(iban)) ?? ''
}

/** The word behind an IBAN looks like its last part. */
function prefixesOf(found: string) {
  const parts = found.split(' ')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join(''))
}
