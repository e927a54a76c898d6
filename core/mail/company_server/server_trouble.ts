import { reasonOf, type SmtpError } from '#core/mail/deliver'
import { OutboundError } from '#core/outbound/outbound_error'

/** Why nothing can be sent through a mail server. */
export const SERVER_TROUBLES = [
  'address',
  'unreachable',
  'unencrypted',
  'sign_in',
  'refused',
] as const
export type ServerTrouble = (typeof SERVER_TROUBLES)[number]

/** In characters. */
const LONGEST_ANSWER = 200

/** The trouble and the words of the server. */
export const describeFailure = (error: unknown) => ({
  trouble: troubleOf(error),
  answer: reasonOf(error as SmtpError).slice(0, LONGEST_ANSWER),
})

/** Codes are those of the library: EAUTH is a refused sign-in, ETLS an encryption that failed or is missing. */
function troubleOf(error: unknown): ServerTrouble {
  if (error instanceof OutboundError) {
    return error.reason === 'address' ? 'address' : 'unreachable'
  }
  const { code, responseCode } = error as SmtpError
  if (code === 'EAUTH') return 'sign_in'
  if (code === 'ETLS') return 'unencrypted'
  return responseCode === undefined ? 'unreachable' : 'refused'
}
