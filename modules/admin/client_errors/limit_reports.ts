import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { networkOf } from '#core/http/network_of'
import { tooManyRequests } from '#core/http/rate_limits'

const WINDOW = '10 minutes'
/** An office behind one address, of which each person meets a few failures. */
const OF_ADDRESS = { requests: 60, duration: WINDOW }
const OF_PERSON = { requests: 20, duration: WINDOW }

/**
 * Refuses more reports than broken screens make: of one address, and of one person wherever they are. In memory only,
 * like the other limits of requests.
 * @throws 429
 */
export async function limitReports(ctx: HttpContext) {
  await consume(OF_ADDRESS, `reports_${networkOf(ctx.request.ip())}`)
  // A token that is no longer good is no reason to refuse the report.
  if (!(await ctx.auth.check())) return
  await consume(OF_PERSON, `reports_of_${ctx.auth.getUserOrFail().userId}`)
}

async function consume(limit: typeof OF_ADDRESS, key: string) {
  const uses = limiter.use('memory', limit)
  const { consumed } = await uses.increment(key)
  if (consumed > limit.requests) throw tooManyRequests(await uses.availableIn(key))
}
