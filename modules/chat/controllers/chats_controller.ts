import { PassThrough } from 'node:stream'
import type { ChatEvent } from '#api/chat_events'
import { conflict } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { toldRefusal } from '#core/http/write_parts'
import { answerByModel } from '#modules/chat/answer_by_model'
import { connectionOf, hostOf } from '#modules/chat/connection'
import { takePlace } from '#modules/chat/places'
import { questionValidator } from '#modules/chat/validators/question'

/** Questions to the company's language model. */
export default class ChatsController {
  /** Whether questions can go to a model, and to which; null when they cannot. */
  async show({ company }: CompanyContext) {
    const connection = await connectionOf(company)
    const { address, model } = connection?.isOn ? connection : {}
    return { endpoint: address && model ? { host: hostOf(address), model } : null }
  }

  /**
   * Answers a question while it is being answered: a stream of `ChatEvent`s as server-sent events.
   * @throws 409 `no_model`, 429 `too_many_at_once`
   */
  async store(ctx: CompanyContext) {
    const { text } = await ctx.request.validateUsing(questionValidator)
    const connection = await connectionOf(ctx.company)
    if (!connection?.isOn) throw conflict('chat.no_model')
    const { controller, free } = takePlace(ctx)

    const body = new PassThrough()
    body.once('close', () => controller.abort())
    const emit = (event: ChatEvent) => {
      if (!body.writableEnded && !body.destroyed) body.write(`data: ${JSON.stringify(event)}\n\n`)
    }
    answerByModel(ctx, connection, { text, emit, signal: controller.signal })
      .catch((error: unknown) => emit({ kind: 'failed', ...toldRefusal(error, ctx) }))
      .finally(() => {
        free()
        body.end()
      })

    // `no-transform` and the nginx header: proxies must pass each event on at once.
    ctx.response.header('content-type', 'text/event-stream; charset=utf-8')
    ctx.response.header('cache-control', 'no-store, no-transform')
    ctx.response.header('x-accel-buffering', 'no')
    ctx.response.stream(body)
  }
}
