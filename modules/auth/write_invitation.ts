import type { CompanyContext } from '#core/http/caller'
import { write, writeSecret } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { assertMailRoom } from '#core/mail/mail_limit'
import env from '#core/start/env'
import type { Host } from '#modules/auth/actions/invite'
import { Company } from '#modules/auth/models/company'
import { User } from '#modules/auth/models/user'

/**
 * Makes a link that lets somebody in, in the name of the owner who asks for it. Where no mail server brings it, the
 * answer has it, once: then nothing of the answer may be kept for an idempotency key.
 * @throws 429 `mail_limit_reached`
 */
export function writeInvitation(ctx: CompanyContext, make: (host: Host) => Promise<string | null>) {
  const commit = env.SMTP_URL ? write : writeSecret
  return commit(ctx, async () => {
    await assertMailRoom(ctx.company.id)
    const url = await make({
      company: await Company.findOrFail(ctx.company.id),
      inviter: await User.findOrFail(ctx.caller.userId),
    })
    const said = url === null ? 'invited' : 'invited_by_link'
    return { message: translate(ctx.language, `auth:messages.${said}`), url }
  })
}
