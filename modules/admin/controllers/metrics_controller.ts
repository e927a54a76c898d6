import type { HttpContext } from '@adonisjs/core/http'
import { assertBearerSecret } from '#core/http/guards/bearer_secret'
import env from '#core/start/env'

export default class MetricsController {
  /**
   * Figures for Prometheus: of this process since its start, and of the installation as it is now.
   * @throws 404 without METRICS_TOKEN, 401 for another token
   */
  async show(ctx: HttpContext) {
    assertBearerSecret(ctx, env.METRICS_TOKEN)
    const { readMetrics } = await import('#modules/admin/metrics/read_metrics')
    const { text, contentType } = await readMetrics()
    ctx.response.header('content-type', contentType)
    return text
  }
}
