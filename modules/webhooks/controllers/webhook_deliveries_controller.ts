import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import { findDelivery, listDeliveries } from '#modules/webhooks/queries/delivery_rows'
import {
  transformDelivery,
  transformWholeDelivery,
} from '#modules/webhooks/transformers/webhook_transformer'
import { deliveryListValidator } from '#modules/webhooks/validators/webhook'

/** The log of an endpoint, for thirty days. */
export default class WebhookDeliveriesController {
  /** The newest first. */
  async index(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(deliveryListValidator)
    const endpoint = await WebhookEndpoint.findIn(ctx.company, ctx.params.id)
    const rows = await readPage(ctx, listDeliveries(endpoint, input), input)
    return rows.map(transformDelivery)
  }

  /** One delivery with what was sent, and the first kilobyte of the answer. */
  async show({ company, params }: CompanyContext) {
    const endpoint = await WebhookEndpoint.findIn(company, params.id)
    const delivery = await findDelivery(endpoint, params.deliveryId)
    if (!delivery) throw notFound()
    return transformWholeDelivery(delivery)
  }
}
