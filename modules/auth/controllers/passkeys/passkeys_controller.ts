import { notFound } from '#core/errors/app_error'
import { created, noContent } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import { addPasskey, removePasskey } from '#modules/auth/actions/change_passkeys'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { lockMember } from '#modules/auth/models/member'
import { Passkey } from '#modules/auth/models/passkey'
import { verifyRegistration } from '#modules/auth/passkeys/registration'
import { relyingParty } from '#modules/auth/passkeys/relying_party'
import { transformPasskey } from '#modules/auth/transformers/passkey_transformer'
import { newPasskeyValidator, passkeyNameValidator } from '#modules/auth/validators/passkey'

/** The passkeys of the caller. */
export default class PasskeysController {
  /** The oldest first. `address` is the only one at which passkeys work, or null where they cannot work. */
  async index({ caller }: SignedInContext) {
    const passkeys = await Passkey.of(caller.accountId)
    return { address: relyingParty()?.origin ?? null, passkeys: passkeys.map(transformPasskey) }
  }

  /** Stores what a browser has made for `PasskeyOffersController`. Recovery codes are in this answer only. */
  async store(ctx: SignedInContext) {
    const { name, response } = await ctx.request.validateUsing(newPasskeyValidator)
    await assertConfirmed(ctx.caller)
    const { sessionId } = ctx.caller
    const answer = { ...response, clientExtensionResults: {} }
    const credential = await verifyRegistration(answer, ctx.caller)

    return writeSecret(ctx, async () => {
      const member = await lockMember(ctx.caller)
      const added = await addPasskey(member, { ...credential, name }, sessionId)
      return created(ctx, {
        passkey: transformPasskey(added.passkey),
        recoveryCodes: added.recoveryCodes,
      })
    })
  }

  /** Gives it another name. */
  async update(ctx: SignedInContext) {
    const { name } = await ctx.request.validateUsing(passkeyNameValidator)
    return write(ctx, async () => {
      const passkey = await Passkey.findOwn(ctx.caller.accountId, ctx.params.id)
      if (!passkey) throw notFound()
      return transformPasskey(await passkey.merge({ name }).save())
    })
  }

  /** Removes it; it signs in nowhere any more. */
  async destroy(ctx: SignedInContext) {
    if (!(await Passkey.findOwn(ctx.caller.accountId, ctx.params.id))) throw notFound()
    await assertConfirmed(ctx.caller)
    return write(ctx, async () => {
      const member = await lockMember(ctx.caller)
      await removePasskey(member, ctx.params.id, ctx.caller.sessionId)
      return noContent(ctx)
    })
  }
}
