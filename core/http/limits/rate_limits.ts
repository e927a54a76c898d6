import type { HttpContext } from '@adonisjs/core/http'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { networkOf } from './network_of.js'
import { PassingLimit } from './passing_limit.js'

/** `strict` is for routes without sign-in, `default` for the rest. */
export type RateLimit = 'default' | 'strict'

/**
 * Per address and process. High enough for an office behind one address; the tries for one account
 * are limited by the module that checks passwords.
 */
const STRICT = new PassingLimit({ requests: 600, duration: '1 minute' })
const REFUSED = new PassingLimit({ requests: 300, duration: '1 minute' })
/** Ten calls a second are plenty for a script, and leave the server to people. */
const PROGRAM = new PassingLimit({ requests: 600, duration: '1 minute' })
/** All programs of a company together: one with many of them leaves the server to the others. */
const PROGRAMS_OF_COMPANY = new PassingLimit({ requests: 1_800, duration: '1 minute' })

/** Refuses floods on routes that anyone may call. Calls with a session's token have no cap. */
export async function limitRequests({ request }: HttpContext, rate: RateLimit) {
  if (rate === 'strict') await STRICT.consume(`strict_${networkOf(request.ip())}`)
}

/**
 * Counts a request whose token was not accepted, so that guessing gets 429 instead of 401. In memory
 * only: forged tokens cause no writes. People behind the same address with a valid token are not touched.
 */
export async function limitRefusedTokens({ request }: HttpContext) {
  await REFUSED.consume(`refused_${networkOf(request.ip())}`)
}

/**
 * Counts a request of a program: one that runs wild is slowed down.
 * @param key id of its personal token, or of the session that it uses
 * @throws 429
 */
export async function limitProgram(key: string, company: CompanyReference | undefined) {
  await PROGRAM.consume(`program_${key}`)
  if (company) await PROGRAMS_OF_COMPANY.consume(`programs_${company.id}`)
}
