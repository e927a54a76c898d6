import { FieldError } from '#core/errors/app_error'
import { isCommonPassword } from '#modules/auth/passwords/common_passwords'

const SHORTEST = 10
const LONGEST = 256
const PRODUCT = 'kontor'

/** One password, one spelling: full-width and composed characters count as their plain forms. */
export const foldPassword = (password: string) => password.normalize('NFKC')

/**
 * Lets a new password pass, or says what is wrong with it: at least 10 characters, at most 256, not
 * common, not the company's or the product's name, not the address. There are no rules of composition.
 * @param names of the company and the person, and the address, none of which may be the password
 * @throws 422 on the field `password`
 */
export function assertGoodPassword(password: string, names: string[] = []) {
  const folded = foldPassword(password)
  const length = [...folded].length
  if (length < SHORTEST) throw wrong('password_too_short', { min: SHORTEST })
  if (length > LONGEST) throw wrong('password_too_long', { max: LONGEST })

  const lower = folded.toLowerCase()
  if (isCommonPassword(lower)) throw wrong('password_common')
  const spellings = names.flatMap((name) => [name, name.split('@')[0] ?? ''])
  if ([PRODUCT, ...spellings].some((name) => isName(lower, name))) throw wrong('password_is_name')
}

const wrong = (code: string, values = {}) => new FieldError('password', `auth.${code}`, { values })

/** `Müller GmbH`, `muellergmbh2024` would be guessed first by anybody who knows the company. */
function isName(password: string, name: string) {
  const letters = lettersOf(foldPassword(name).toLowerCase())
  return letters.length > 0 && lettersOf(password) === letters
}

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')
