import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import { assertConfirmed } from '#modules/auth/public'
import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  MOST_ENDPOINTS,
} from '#modules/webhooks/actions/change_endpoint'
import { EVENT_TYPES } from '#modules/webhooks/events/event_types'
import { WebhookEndpoint } from '#modules/webhooks/models/webhook_endpoint'
import { transformEndpoint } from '#modules/webhooks/transformers/webhook_transformer'
import { webhookValidator } from '#modules/webhooks/validators/webhook'

/** The addresses that hear of the company's events. */
export default class WebhooksController {
  /** The oldest first; `events` are the names of all events, and `most` is the number of endpoints a company can have. */
  async index({ company }: CompanyContext) {
    const endpoints = await WebhookEndpoint.ofCompany(company)
    return {
      endpoints: endpoints.map(transformEndpoint),
      events: [...EVENT_TYPES],
      most: MOST_ENDPOINTS,
    }
  }

  async show({ company, params }: CompanyContext) {
    return transformEndpoint(await WebhookEndpoint.findIn(company, params.id))
  }

  /**
   * Adds an endpoint. Its secret is in this answer only.
   * @throws 403 `confirmation_required`, 409 `endpoints_full`, 422 `url_not_callable`
   */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(webhookValidator)
    await assertConfirmed(ctx.caller)
    return writeSecret(ctx, async () => {
      const { endpoint, secret } = await addEndpoint(ctx.company, input)
      return created(ctx, { ...transformEndpoint(endpoint), secret })
    })
  }

  /** Data of the company may go elsewhere from here on. @throws 403 `confirmation_required`, 422 `url_not_callable` */
  async update(ctx: CompanyContext) {
    const { company, params } = ctx
    const input = await ctx.request.validateUsing(webhookValidator)
    await WebhookEndpoint.findIn(company, params.id)
    await assertConfirmed(ctx.caller)
    return write(ctx, async () => {
      const endpoint = await WebhookEndpoint.lockIn(company, params.id)
      await changeEndpoint(endpoint, input)
      return transformEndpoint(endpoint)
    })
  }

  /** Deletes an endpoint with its log. */
  async destroy(ctx: CompanyContext) {
    await write(ctx, async () =>
      deleteEndpoint(await WebhookEndpoint.lockIn(ctx.company, ctx.params.id))
    )
    return noContent(ctx)
  }
}
