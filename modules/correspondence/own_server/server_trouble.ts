import { FieldError } from '#core/errors/app_error'
import { LastingLimit } from '#core/http/limits/lasting_limit'
import type { ServerTrouble } from '#core/mail/company_server/check_company_server'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** The field that has to be changed, and the sentence about it. */
const FAILURES: Record<ServerTrouble, [field: string, code: string]> = {
  address: ['host', 'correspondence.mail_server_address'],
  unreachable: ['host', 'correspondence.mail_server_unreachable'],
  unencrypted: ['security', 'correspondence.mail_server_unencrypted'],
  sign_in: ['password', 'correspondence.mail_server_sign_in'],
  refused: ['host', 'correspondence.mail_server_refused'],
}

const LONGEST_ANSWER = 200

/** The failure that people see. @param answer words of the mail server */
export const serverFailure = (trouble: ServerTrouble, answer: string) =>
  new FieldError(...FAILURES[trouble], {
    values: { answer: answer.slice(0, LONGEST_ANSWER) },
  })

/** Each try connects to another machine. */
const TRIES = new LastingLimit({ requests: 20, duration: '15 minutes' })

/** @throws 429 */
export const countServerTry = ({ id }: CompanyReference) => TRIES.consume(`mail_server:${id}`)
