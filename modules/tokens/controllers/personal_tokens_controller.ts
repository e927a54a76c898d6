import { FieldError, notFound } from '#core/errors/app_error'
import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import { assertConfirmed } from '#modules/auth/public'
import { createToken } from '#modules/tokens/actions/create_token'
import { revokeToken } from '#modules/tokens/actions/end_tokens'
import { PersonalToken } from '#modules/tokens/models/personal_token'
import { scopesFor } from '#modules/tokens/queries/scopes_for'
import { transformPersonalToken } from '#modules/tokens/transformers/personal_token_transformer'
import { personalTokenValidator } from '#modules/tokens/validators/personal_token'

/** The caller's own tokens. */
export default class PersonalTokensController {
  /** The newest first; `scopes` are the rights that a token of the caller can have. */
  async index({ company, caller }: CompanyContext) {
    const tokens = await PersonalToken.ofPerson(company, caller.userId)
    return { tokens: tokens.map(transformPersonalToken), scopes: scopesFor(caller.role) }
  }

  /** Creates one. The token is in this answer only. @throws 403 `confirmation_required`, 409 `tokens_full` */
  async store(ctx: CompanyContext) {
    const { company, caller, request } = ctx
    const input = await request.validateUsing(personalTokenValidator)
    const open = scopesFor(caller.role)
    if (!input.scopes.every((scope) => open.includes(scope))) {
      throw new FieldError('scopes', 'tokens.scope_not_yours')
    }
    await assertConfirmed(caller)
    const { userId, accountId } = caller
    return writeSecret(ctx, async () => {
      const { record, token } = await createToken({ company, userId, accountId }, input)
      return created(ctx, { ...transformPersonalToken(record), token })
    })
  }

  /** Ends one at once. */
  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      const token = await PersonalToken.one(ctx.company, ctx.params.id)
      if (token?.userId !== ctx.caller.userId || token.revokedAt !== null) throw notFound()
      await revokeToken(token)
      return noContent(ctx)
    })
  }
}
