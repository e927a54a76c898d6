import { accountNumber, cleanText } from '#modules/banking/read/values'

interface Details {
  counterpartyName: string
  counterpartyIban: string
  purpose: string
  endToEnd: string
}

/** A line of a purpose has 27 characters (DFÜ agreement of the German banks, annex 3, 8.2.3). */
const FULL_LINE = 27
const SEPA = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC)\+/g

/**
 * Parses field 86: in the parts of the German banks (`?20…?29` purpose, `?31` account, `?32` and `?33` name), with
 * words between slashes (`/NAME/`, `/REMI/`), or as plain text.
 */
export function readDetails(lines: string[]): Details {
  const whole = lines.join('')
  const [, separator] = /^\d{3}([?@>+~])\d{2}/.exec(whole) ?? []
  if (separator) return germanDetails(whole.slice(3), separator)
  const text = lines.join(' ')
  return /\/(NAME|REMI|IBAN)\//.test(text) ? slashedDetails(text) : plainDetails(text)
}

const plainDetails = (text: string): Details => ({
  counterpartyName: '',
  counterpartyIban: '',
  purpose: cleanText(text, 1000),
  endToEnd: '',
})

function germanDetails(text: string, separator: string): Details {
  const parts = new Map<number, string>()
  for (const part of text.split(separator).slice(1)) {
    const number = /^\d{2}/.test(part) ? Number(part.slice(0, 2)) : -1
    if (number >= 0 && !parts.has(number)) parts.set(number, part.slice(2))
  }
  const numbers = [...parts.keys()].sort((a, b) => a - b)
  const purposeLines = numbers
    .filter((one) => (one >= 20 && one <= 29) || (one >= 60 && one <= 63))
    .map((one) => parts.get(one) ?? '')
  const sepa = sepaParts(joined(purposeLines))
  const endToEnd = cleanText(sepa.EREF ?? '', 140)
  return {
    counterpartyName: cleanText(sepa.ABWA ?? `${parts.get(32) ?? ''}${parts.get(33) ?? ''}`, 140),
    counterpartyIban: accountNumber(parts.get(31) ?? sepa.IBAN ?? ''),
    purpose: cleanText(sepa.SVWZ ?? sepa.text ?? parts.get(0) ?? '', 1000),
    endToEnd: endToEnd === 'NOTPROVIDED' ? '' : endToEnd,
  }
}

/** A full line breaks a word; a shorter one ended with a blank that was cut off. */
const joined = (lines: string[]) =>
  lines.reduce((text, line, index) => {
    const isBroken = (lines[index - 1]?.length ?? FULL_LINE) >= FULL_LINE
    return text + (isBroken ? '' : ' ') + line
  }, '')

/** The text after each SEPA keyword, and before the first one. */
function sepaParts(text: string): Partial<Record<string, string>> {
  const parts: Partial<Record<string, string>> = {}
  const words = [...text.matchAll(SEPA)]
  const before = text.slice(0, words[0]?.index ?? text.length).trim()
  if (before) parts.text = before
  for (const [index, { 0: word, 1: name = '', index: start }] of words.entries()) {
    parts[name] ??= text.slice(start + word.length, words[index + 1]?.index ?? text.length).trim()
  }
  return parts
}

function slashedDetails(text: string): Details {
  const part = (name: string) =>
    new RegExp(`/${name}/(.*?)(?=/[A-Z]{3,4}/|$)`).exec(text)?.[1]?.replace(/\/+$/, '') ?? ''
  return {
    counterpartyName: cleanText(part('NAME'), 140),
    counterpartyIban: accountNumber(part('IBAN').split('/')[0] ?? ''),
    purpose: cleanText(part('REMI') || text, 1000),
    endToEnd: cleanText(part('EREF'), 140),
  }
}
