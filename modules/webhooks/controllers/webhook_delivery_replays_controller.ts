import { notFound } from '#core/errors/app_error'
import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { replayDelivery } from '#modules/webhooks/actions/replay'
import { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import { findDelivery } from '#modules/webhooks/queries/delivery_rows'
import { transformDelivery } from '#modules/webhooks/transformers/webhook_transformer'

export default class WebhookDeliveryReplaysController {
  /** Sends one delivery once more. @throws 409 `endpoint_off`, `still_waiting` */
  async store(ctx: CompanyContext) {
    const { company, params } = ctx
    return write(ctx, async () => {
      const endpoint = await WebhookEndpoint.lockIn(company, params.id)
      await replayDelivery(endpoint, params.deliveryId)
      const delivery = await findDelivery(endpoint, params.deliveryId)
      if (!delivery) throw notFound()
      return created(ctx, transformDelivery(delivery))
    })
  }
}
