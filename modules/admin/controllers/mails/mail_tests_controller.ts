import type { SignedInContext } from '#core/http/caller'
import { LastingLimit } from '#core/http/limits/lasting_limit'
import { writeSecret } from '#core/http/write'
import { sendMailTest } from '#modules/admin/mail_tests/send_mail_test'
import { recordForOperator, User } from '#modules/auth/public'

/** Each test connects to the mail server and brings a mail. */
const TESTS = new LastingLimit({ requests: 10, duration: '15 minutes' })

export default class MailTestsController {
  /**
   * Sends a mail to the caller through the installation's mail server, past the outbox, so that its answer is known.
   * @throws 409 `no_mail_server`; 422 `mail_test_…`; 429
   */
  async store(ctx: SignedInContext) {
    const { userId } = ctx.caller
    await TESTS.consume(`mail_test:${userId}`)
    const reader = await User.findOrFail(userId)
    const { host, refusal } = await sendMailTest(reader)
    // A repeat is another mail, so no key is looked at.
    await writeSecret(ctx, () => recordForOperator(refusal ? 'mail_test.failed' : 'mail_test.sent'))
    if (refusal) throw refusal
    return { to: reader.email, host }
  }
}
