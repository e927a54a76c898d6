import { conflict } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { testConnection } from '#modules/chat/actions/test_connection'
import { connectionOf } from '#modules/chat/connection'

export default class ConnectionTestsController {
  /** Sends one sentence to the stored endpoint, also while it is switched off. @throws 409 `no_model`, 422, 429 */
  async store(ctx: CompanyContext) {
    const connection = await connectionOf(ctx.company)
    if (!connection) throw conflict('chat.no_model')
    await testConnection(ctx, connection)
    return { isWorking: true }
  }
}
