import { FieldError } from '#core/errors/app_error'
import { LastingLimit } from '#core/http/limits/lasting_limit'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { ServerTrouble } from '#core/mail/company_server/server_trouble'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** The field that has to be changed, and the sentence about it. */
const FAILURES: Record<ServerTrouble, [field: string, code: string]> = {
  address: ['host', 'correspondence.mail_server_address'],
  unreachable: ['host', 'correspondence.mail_server_unreachable'],
  unencrypted: ['security', 'correspondence.mail_server_unencrypted'],
  sign_in: ['password', 'correspondence.mail_server_sign_in'],
  refused: ['host', 'correspondence.mail_server_refused'],
}

interface Failed {
  trouble: ServerTrouble
  /** Words of the mail server. */
  answer: string
}

/** The failure that people see. */
export const serverFailure = ({ trouble, answer }: Failed) =>
  new FieldError(...FAILURES[trouble], { values: { answer } })

/** The same sentence for a letter that failed: what is wrong, and what to change. */
export function sayTrouble({ trouble, answer }: Failed, language: Language) {
  const [, code] = FAILURES[trouble]
  const [module = '', key = ''] = code.split('.')
  return translate(language, `${module}:errors.${key}`, { answer })
}

/** Each try connects to another machine. */
const TRIES = new LastingLimit({ requests: 20, duration: '15 minutes' })

/** @throws 429 */
export const countServerTry = ({ id }: CompanyReference) => TRIES.consume(`mail_server:${id}`)
