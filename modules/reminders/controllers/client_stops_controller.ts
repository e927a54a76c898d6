import { notFound } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { Client } from '#modules/clients/public'
import { resumeReminders, stopReminders } from '#modules/reminders/actions/hold_back'
import { stopOf } from '#modules/reminders/queries/holds'
import { transformStop } from '#modules/reminders/transformers/stop_transformer'
import { stopValidator } from '#modules/reminders/validators/reminder'

export default class ClientStopsController {
  /** Whether and why a client is not reminded. */
  async show({ company, params }: CompanyContext) {
    const client = await Client.one(company, params.id)
    if (!client) throw notFound()
    return this.#describe(company, client.id)
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(stopValidator)
    return write(ctx, async () => {
      await stopReminders(ctx.company, { type: 'client', id: ctx.params.id }, input)
      return this.#describe(ctx.company, ctx.params.id)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await resumeReminders(ctx.company, { type: 'client', id: ctx.params.id })
      return this.#describe(ctx.company, ctx.params.id)
    })
  }

  async #describe(company: CompanyContext['company'], id: string) {
    return { stop: transformStop(await stopOf(company, { type: 'client', id })) }
  }
}
