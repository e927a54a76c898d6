import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { assertConfirmed } from '#modules/auth/public'
import { rotateSecret } from '#modules/webhooks/actions/change_endpoint'
import { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import { transformEndpoint } from '#modules/webhooks/transformers/webhook_transformer'

export default class WebhookSecretsController {
  /**
   * Gives an endpoint a new secret, which is in this answer only. The former one signs too for a day.
   * @throws 403 `confirmation_required`
   */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    await WebhookEndpoint.findIn(company, params.id)
    await assertConfirmed(ctx.caller)
    return writeSecret(ctx, async () => {
      const endpoint = await WebhookEndpoint.lockIn(company, params.id)
      const secret = await rotateSecret(endpoint)
      return created(ctx, { ...transformEndpoint(endpoint), secret })
    })
  }
}
