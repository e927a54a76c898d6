import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { makeDeliverer } from '#core/mail/deliver'
import { MailWorker } from '#core/mail/mail_worker'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { greeting, rowOf, silent } from '#core/tests/mail_bench'

/** A mail server, or somebody before it, that takes everything and offers no encryption. @returns what it hears */
async function openClearServer() {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 mail.example ESMTP\r\n')
    socket.on('data', (chunk) => {
      const line = chunk.toString()
      heard.push(line)
      if (line.startsWith('EHLO')) socket.write('250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n')
      else if (line.startsWith('STARTTLS')) socket.write('502 5.5.1 not here\r\n')
      else if (line.startsWith('AUTH')) socket.write('235 2.7.0 welcome\r\n')
      else if (line.startsWith('DATA')) socket.write('354 go on\r\n')
      else socket.write('250 2.0.0 fine\r\n')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { heard, url: `smtp://jane:secret@127.0.0.1:${port}`, close: () => server.close() }
}

test.group('A mail server without encryption', (group) => {
  group.each.setup(() => {
    env.SMTP_URL = 'smtp://set'
    return () => {
      env.SMTP_URL = undefined
    }
  })

  /** Sends one mail. @returns what the server heard, and the mail as the outbox has it */
  async function sendBy(allowClearText: boolean) {
    const server = await openClearServer()
    const worker = new MailWorker(makeDeliverer(server.url, { allowClearText }), silent)
    const id = await inTx(() => queueMail(greeting()))
    await worker.sendDue()
    await worker.stop()
    server.close()
    return { heard: server.heard.join(''), row: await rowOf(id) }
  }

  test('gets neither password nor mail, which waits in the outbox with the reason', async ({
    assert,
  }) => {
    const { heard, row } = await sendBy(false)
    assert.match(heard, /^EHLO [^\r]*\r\nSTARTTLS\r\n$/)
    assert.equal(row.status, 'queued')
    assert.include(row.last_error ?? '', 'offers no encryption (STARTTLS)')
    assert.include(row.last_error ?? '', 'SMTP_ALLOW_CLEAR_TEXT')
  })

  test('gets both where the operator allows that', async ({ assert }) => {
    const { heard, row } = await sendBy(true)
    assert.match(heard, /AUTH PLAIN [\s\S]*MAIL FROM/)
    assert.equal(row.status, 'sent')
  })
})
