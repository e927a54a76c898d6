import type { HttpContext } from '@adonisjs/core/http'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { networkOf } from './network_of.js'
import { type Count, PassingLimit } from './passing_limit.js'
import { tooManyRequests } from './too_many_requests.js'

/** `strict` is for routes without sign-in, `default` for the rest. */
export type RateLimit = 'default' | 'strict'

/**
 * Per address and process. High enough for an office behind one address; the tries for one account
 * are limited by the module that checks passwords.
 */
const STRICT = new PassingLimit({ requests: 600, duration: '1 minute' })
const REFUSED = new PassingLimit({ requests: 300, duration: '1 minute' })
/** Ten calls a second are plenty for a script, and leave the server to people. */
const CALLS_OF_PROGRAM = 600
const PROGRAM = new PassingLimit({ requests: CALLS_OF_PROGRAM, duration: '1 minute' })
/** All programs of a company together: one with many of them leaves the server to the others. */
const CALLS_OF_COMPANY = 1_800
const PROGRAMS_OF_COMPANY = new PassingLimit({ requests: CALLS_OF_COMPANY, duration: '1 minute' })

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

/** The limits of programs by the names that the header `RateLimit` gives them. */
const POLICIES = `"key";q=${CALLS_OF_PROGRAM};w=60, "company";q=${CALLS_OF_COMPANY};w=60`

/**
 * Counts a request of a program: one that runs wild is slowed down. The headers `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers) name what is left, so that a program can slow down before it is refused.
 * @param key id of its personal token, or of the session that it uses
 * @throws 429
 */
export async function limitProgram(
  { response }: Pick<HttpContext, 'response'>,
  key: string,
  company: CompanyReference | undefined
) {
  const own = await PROGRAM.count(`program_${key}`)
  // A program that is refused takes nothing from the others of its company.
  const shared =
    own.isOver || !company ? undefined : await PROGRAMS_OF_COMPANY.count(`programs_${company.id}`)
  response.header('ratelimit-policy', POLICIES)
  response.header(
    'ratelimit',
    [itemOf('key', own), ...(shared ? [itemOf('company', shared)] : [])].join(', ')
  )
  const over = [own, shared].find((count) => count?.isOver)
  if (over) throw tooManyRequests(over.seconds)
}

const itemOf = (name: string, { left, seconds }: Count) => `"${name}";r=${left};t=${seconds}`
