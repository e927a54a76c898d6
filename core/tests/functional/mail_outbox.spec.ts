import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makeDeliverer } from '#core/mail/deliver'
import type { Mail } from '#core/mail/mail'
import { MailWorker } from '#core/mail/mail_worker'
import { queueMail } from '#core/mail/queue_mail'
import { defineRecordKind } from '#core/records/record_kinds'
import env from '#core/start/env'
import { greeting, rowOf, silent, withSink } from '#core/tests/mail_bench'
import { openSmtpSink } from '#core/tests/smtp_sink'

const HOUR = 3_600_000

test.group('The mail outbox', (group) => {
  group.each.setup(() => {
    env.SMTP_URL = 'smtp://set'
    return () => {
      env.SMTP_URL = undefined
    }
  })

  test('a mail reaches the server once, with both parts and an escaped text', async ({
    assert,
  }) => {
    await withSink([], async (sink, worker) => {
      const id = await inTx(() => queueMail(greeting()))
      await worker.sendDue()
      await worker.sendDue()
      const row = await rowOf(id)
      assert.equal(row.status, 'sent')
      assert.lengthOf(sink.taken, 1)
      assert.equal(sink.taken[0].messageId, row.message_id)
      assert.include(sink.taken[0].raw, 'multipart/alternative')
      assert.include(row.html_body, '&lt;b&gt;Jörg&lt;/b&gt;')
      assert.include(row.text_body, 'https://kontor.example/x')
    })
  })

  test('a mail of a transaction that fails does not exist', async ({ assert }) => {
    let id = ''
    const failing = inTx(async () => {
      id = await queueMail(greeting())
      throw new Error('changed my mind')
    })
    await assert.rejects(() => failing)
    assert.isNull(await rowOf(id))
    await assert.rejects(() => queueMail(greeting()), /outside inTx/)
  })

  test('"try again later" is tried again after a pause, with the same Message-ID', async ({
    assert,
  }) => {
    await withSink(['later', 'drop'], async (sink, worker) => {
      const id = await inTx(() => queueMail(greeting()))
      await worker.sendDue()
      const waiting = await rowOf(id)
      assert.equal(waiting.status, 'queued')
      assert.include(waiting.last_error, '451')
      assert.isAbove(waiting.next_attempt_at, Date.now())

      for (const later of [HOUR, 2 * HOUR]) {
        const putBack = setClock(() => Date.now() + later)
        await worker.sendDue()
        putBack()
      }
      const row = await rowOf(id)
      assert.equal(row.status, 'sent')
      assert.equal(row.attempts, 3)
      // Mails of other tests may have become due meanwhile.
      const taken = sink.taken.map(({ messageId }) => messageId)
      assert.lengthOf(
        taken.filter((messageId) => messageId === row.message_id),
        1
      )
    })
  })

  test('a refused mail has failed for good and says why', async ({ assert }) => {
    await withSink(['never'], async (sink, worker) => {
      const id = await inTx(() => queueMail(greeting()))
      await worker.sendDue()
      const row = await rowOf(id)
      assert.equal(row.status, 'failed')
      assert.include(row.last_error, 'No such mailbox')
      assert.lengthOf(sink.taken, 0)
    })
  })

  test('a server that hangs or is away costs an attempt, not the mail', async ({ assert }) => {
    await withSink(['hang'], async (_sink, worker) => {
      const id = await inTx(() => queueMail(greeting()))
      await worker.sendDue()
      assert.equal((await rowOf(id)).status, 'queued')
      const away = new MailWorker(makeDeliverer('smtp://127.0.0.1:1'), silent)
      const putBack = setClock(() => Date.now() + HOUR)
      await away.sendDue()
      putBack()
      assert.include((await rowOf(id)).last_error, 'ECONNREFUSED')
    })
  })

  test('a connection lost after the mail was taken repeats it under the same Message-ID', async ({
    assert,
  }) => {
    await withSink(['accept_and_drop'], async (sink, worker) => {
      await inTx(() => queueMail(greeting()))
      await worker.sendDue()
      const putBack = setClock(() => Date.now() + HOUR)
      await worker.sendDue()
      putBack()
      assert.lengthOf(sink.taken, 2)
      assert.equal(sink.taken[0].messageId, sink.taken[1].messageId)
    })
  })

  test('two workers send each mail once', async ({ assert }) => {
    await withSink([], async (sink, worker) => {
      const other = new MailWorker(makeDeliverer(sink.url), silent)
      await inTx(async () => {
        for (let i = 0; i < 20; i++) await queueMail(greeting())
      })
      await Promise.all([worker.sendDue(), other.sendDue()])
      assert.lengthOf(sink.taken, 20)
      assert.equal(new Set(sink.taken.map(({ messageId }) => messageId)).size, 20)
    })
  })

  test('stopping gives a mail on its way back, so that the next start sends it', async ({
    assert,
  }) => {
    const sink = await openSmtpSink(['hang'])
    const worker = new MailWorker(makeDeliverer(sink.url), silent)
    const id = await inTx(() => queueMail(greeting()))
    worker.start()
    while ((await rowOf(id)).status !== 'sending') await new Promise(setImmediate)
    const startedAt = Date.now()
    await worker.stop()
    assert.isBelow(Date.now() - startedAt, 10_000)
    const row = await rowOf(id)
    assert.equal(row.status, 'queued')
    assert.equal(row.attempts, 0)
    await new MailWorker(makeDeliverer(sink.url), silent).sendDue()
    assert.lengthOf(sink.taken, 1)
    await sink.close()
  }).timeout(20_000)

  test('an attachment is made when the mail is sent', async ({ assert }) => {
    const companyId = newId()
    defineRecordKind({
      type: 'core.note',
      attachments: { 'core.note': async (company, id) => Buffer.from(`${company} ${id}`) },
    })
    await withSink([], async (sink, worker) => {
      const attachments = [
        { name: 'Notiz.txt', type: 'text/plain', source: { kind: 'core.note', id: '7' } },
      ]
      await inTx(() => queueMail(greeting({ companyId, attachments })))
      await worker.sendDue()
      assert.include(sink.taken[0].raw, 'Notiz.txt')
      assert.include(sink.taken[0].raw, Buffer.from(`${companyId} 7`).toString('base64'))
    })
  })

  test('a secret is stored sealed and wiped once it has been sent', async ({ assert }) => {
    await withSink([], async (sink, worker) => {
      const id = await inTx(() => queueMail(greeting({ isSecret: true })))
      assert.notInclude((await rowOf(id)).text_body, 'kontor.example')
      await worker.sendDue()
      assert.include(sink.taken[0].raw, 'kontor.example')
      assert.equal((await rowOf(id)).text_body, '')
    })
  })

  test('line breaks in a subject, a name or an address are refused', async ({ assert }) => {
    const forgeries: Partial<Mail>[] = [
      { subject: 'Hello\r\nBcc: victim@example.test' },
      { to: [{ name: 'A\nBcc: victim@example.test', email: 'a@example.test' }] },
      { to: [{ email: 'a@example.test\r\nBcc: victim@example.test' }] },
      { to: [{ email: 'a@example.test, victim@example.test' }] },
      { senderName: 'A\r\nB' },
      { to: [] },
    ]
    for (const forgery of forgeries) {
      await assert.rejects(() => inTx(() => queueMail(greeting(forgery))), 'mail_header_invalid')
    }
  })

  test('without a mail server mails are kept and not sent', async ({ assert }) => {
    env.SMTP_URL = undefined
    const id = await inTx(() => queueMail(greeting()))
    await withSink([], async (sink, worker) => {
      await worker.sendDue()
      assert.equal((await rowOf(id)).status, 'kept')
      assert.lengthOf(sink.taken, 0)
    })
  })
})
