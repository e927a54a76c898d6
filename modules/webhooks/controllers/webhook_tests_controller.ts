import { notFound } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { sendTest } from '#modules/webhooks/actions/send_test'
import { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import { findDelivery } from '#modules/webhooks/queries/delivery_rows'
import { transformWholeDelivery } from '#modules/webhooks/transformers/webhook_transformer'

export default class WebhookTestsController {
  /**
   * Sends a test event, also to an endpoint that is off, and answers with what came back.
   * @throws 409 `test_under_way`
   */
  async store(ctx: CompanyContext) {
    const endpoint = await WebhookEndpoint.findIn(ctx.company, ctx.params.id)
    const delivery = await findDelivery(endpoint, await sendTest(endpoint))
    if (!delivery) throw notFound()
    return created(ctx, transformWholeDelivery(delivery))
  }
}
