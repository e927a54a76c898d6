import { reasonOf, type SmtpError } from '#core/mail/deliver'
import { OutboundError } from '#core/outbound/outbound_error'
import type { CompanyServer } from './company_server.js'
import { connectTo } from './connect.js'

/** Why nothing can be sent through a mail server. */
export type ServerTrouble = 'address' | 'unreachable' | 'unencrypted' | 'sign_in' | 'refused'

/**
 * Signs in at a mail server and hangs up.
 * @returns undefined when that is possible; else the trouble, and what the server has answered
 */
export async function checkCompanyServer(server: CompanyServer) {
  try {
    const transport = await connectTo(server)
    await transport.verify()
    return undefined
  } catch (error) {
    return { trouble: troubleOf(error), answer: reasonOf(error as SmtpError) }
  }
}

/** Codes are those of the library: EAUTH is a refused sign-in, ETLS an encryption that failed or is missing. */
export function troubleOf(error: unknown): ServerTrouble {
  if (error instanceof OutboundError) {
    return error.reason === 'address' ? 'address' : 'unreachable'
  }
  const { code, responseCode } = error as SmtpError
  if (code === 'EAUTH') return 'sign_in'
  if (code === 'ETLS') return 'unencrypted'
  return responseCode === undefined ? 'unreachable' : 'refused'
}
