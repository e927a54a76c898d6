import { AppError } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { limitProgram } from '#core/http/limits/rate_limits'
import { answerMessage } from '#modules/mcp/answer_message'
import { assertOwnPlace } from '#modules/mcp/assert_own_place'
import { messageValidator } from '#modules/mcp/validators/message'

export default class MessagesController {
  /** Answers one message of the Model Context Protocol (streamable HTTP without sessions). */
  async store(ctx: CompanyContext): Promise<unknown> {
    const { caller, company, request, response } = ctx
    assertOwnPlace(ctx)
    // Tokens are counted by the policy, with each call.
    if (!caller.token) await limitProgram(ctx, caller.sessionId, company)
    await request.validateUsing(messageValidator)
    const answer = await answerMessage(ctx, request.body())
    response.status(answer.status).header('cache-control', 'no-store')
    const text = await answer.text()
    if (text === '') return response.send('')
    response.header('content-type', 'application/json; charset=utf-8')
    return response.send(text)
  }

  /**
   * There is no stream to listen to and no session to end; programs ask, and go on after a 405 (Streamable HTTP,
   * "Listening for Messages from the Server").
   * @throws 405
   */
  async index({ response }: CompanyContext): Promise<never> {
    response.header('allow', 'POST')
    throw new AppError(405, 'method_not_allowed')
  }

  /** As `index`. @throws 405 */
  async destroy(ctx: CompanyContext): Promise<never> {
    return this.index(ctx)
  }
}
