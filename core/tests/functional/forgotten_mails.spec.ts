import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { forgetMails } from '#core/mail/forget_mails'
import { queueMail } from '#core/mail/queue_mail'
import { makeCompany } from '#modules/auth/factories/company_factory'

const DAY = 86_400_000

test.group('Mails in the outbox', () => {
  test('that belong to no company go after ninety days, unless they still wait', async ({
    assert,
    cleanup,
  }) => {
    const { company } = await makeCompany()
    const queue = async (ago: number, companyId: string | null, status: string) => {
      const restoreClock = setClock(() => Date.now() - ago * DAY)
      cleanup(restoreClock)
      const id = await inTx(() =>
        queueMail({
          subject: 'Your account',
          blocks: [{ kind: 'text', text: 'It is gone.' }],
          kind: 'leaving.you_left',
          companyId,
          language: 'en',
          to: [{ name: 'Jana', email: 'jana@example.test' }],
        })
      )
      restoreClock()
      await inTx(() => writer().from('mail_outbox').where('id', id).update({ status }))
      return id
    }
    const kept = [
      await queue(89, null, 'sent'),
      await queue(91, null, 'queued'),
      await queue(91, company.id, 'sent'),
    ]
    const gone = [await queue(91, null, 'sent'), await queue(200, null, 'failed')]
    while (await forgetMails.run());
    const left = await reader()
      .from('mail_outbox')
      .whereIn('id', [...kept, ...gone])
    assert.sameMembers(
      left.map(({ id }) => id),
      kept
    )
    await inTx(() => writer().from('mail_outbox').whereIn('id', kept).delete())
  })
})
