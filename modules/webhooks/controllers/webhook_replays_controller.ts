import { now } from '#core/clock'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { replayFailed } from '#modules/webhooks/actions/replay'
import { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import { replayValidator } from '#modules/webhooks/validators/webhook'

const DAY = 86_400_000

export default class WebhookReplaysController {
  /** Sends everything once more that has failed in the last days; `count` says how many. @throws 409 `endpoint_off` */
  async store(ctx: CompanyContext) {
    const { days } = await ctx.request.validateUsing(replayValidator)
    return write(ctx, async () => {
      const endpoint = await WebhookEndpoint.lockIn(ctx.company, ctx.params.id)
      return created(ctx, { count: await replayFailed(endpoint, now() - days * DAY) })
    })
  }
}
