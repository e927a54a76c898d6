import { noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { assertConfirmed } from '#modules/auth/public'
import { changeConnection } from '#modules/chat/actions/change_connection'
import { removeConnection } from '#modules/chat/actions/remove_connection'
import { connectionOf } from '#modules/chat/connection'
import { usageOf } from '#modules/chat/usage'
import { connectionValidator } from '#modules/chat/validators/connection'

/** The endpoint of the company's model. Its key goes in and never comes out. */
export default class ConnectionsController {
  /** Null members before anybody has entered one. */
  async show({ company }: CompanyContext) {
    const connection = await connectionOf(company)
    return {
      address: connection?.address ?? null,
      model: connection?.model ?? null,
      hasKey: connection ? connection.sealedKey !== null : false,
      isOn: connection?.isOn ?? false,
      monthlyRequests: connection?.monthlyRequests ?? null,
      monthlyTokens: connection?.monthlyTokens ?? null,
      used: await usageOf(company),
    }
  }

  /** Data of the company leaves Kontor from here on: the owner confirms who they are. @throws 403 `confirmation_required` */
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(connectionValidator)
    if (input.isOn) await assertConfirmed(ctx.caller)
    await writeSecret(ctx, () => changeConnection(ctx.company, input))
    return this.show(ctx)
  }

  /** Removes endpoint and key; the log stays for its thirty days. */
  async destroy(ctx: CompanyContext) {
    await writeSecret(ctx, () => removeConnection(ctx.company))
    return noContent(ctx)
  }
}
