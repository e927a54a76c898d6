import { notFound } from '#core/errors/app_error'
import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { Session } from '#modules/auth/models/session'
import { devicesOfAccount } from '#modules/auth/queries/devices_of'
import { transformDevice } from '#modules/auth/transformers/device_transformer'

/** The open sign-ins of the caller, one per browser or terminal. */
export default class DevicesController {
  async index({ caller }: SignedInContext) {
    const sessions = await devicesOfAccount(caller.accountId)
    return sessions.map((session) => transformDevice(session, caller))
  }

  /** Signs a device out; its token is worthless at once. */
  async destroy(ctx: SignedInContext) {
    return write(ctx, async () => {
      const { id } = ctx.params
      const session = await Session.ofAccount(ctx.caller.accountId).where({ id }).first()
      if (!session?.isOpen) throw notFound()
      await session.revoke('signed_out')
      return { success: true }
    })
  }
}
