import type { HttpContext } from '@adonisjs/core/http'
import { networkOf } from '#core/http/limits/network_of'
import { PassingLimit } from '#core/http/limits/passing_limit'

const WINDOW = '10 minutes'
/** An office behind one address, of which each person meets a few failures. */
const OF_ADDRESS = new PassingLimit({ requests: 60, duration: WINDOW })
const OF_PERSON = new PassingLimit({ requests: 20, duration: WINDOW })

/**
 * Refuses more reports than broken screens make: of one address, and of one person wherever they are. In memory only,
 * like the other limits of requests.
 * @throws 429
 */
export async function limitReports(ctx: HttpContext) {
  await OF_ADDRESS.consume(`reports_${networkOf(ctx.request.ip())}`)
  // A token that is no longer good is no reason to refuse the report.
  if (!(await ctx.auth.check())) return
  await OF_PERSON.consume(`reports_of_${ctx.auth.getUserOrFail().userId}`)
}
