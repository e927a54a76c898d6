import { createServer, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makeDeliverer } from '#core/mail/deliver'
import type { MailRow } from '#core/mail/mail'
import { MailWorker } from '#core/mail/mail_worker'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { type Answer, openSmtpSink } from '#core/tests/smtp_sink'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** Short for a server that never answers, long enough for a busy machine to say hello. */
const HASTE = { socketTimeout: 1500, greetingTimeout: 1500, connectionTimeout: 1500 }

/** The mail server's behaviour, and the state of the mail after one attempt. */
const FAULTS: { does: string; url: () => Promise<Opened>; status: string; says: RegExp }[] = [
  { does: 'is away', url: away, status: 'queued', says: /ECONNREFUSED/ },
  {
    does: 'never greets',
    url: () => plain(() => undefined),
    status: 'queued',
    says: /greeting|timeout/i,
  },
  { does: 'greets with 554', url: () => plain('554 go away\r\n'), status: 'queued', says: /554/ },
  {
    does: 'hangs up at once',
    url: () => plain((socket) => socket.destroy()),
    status: 'queued',
    says: /./,
  },
  { does: 'says 451', url: () => sink('later'), status: 'queued', says: /451/ },
  { does: 'says 550', url: () => sink('never'), status: 'failed', says: /550/ },
  { does: 'hangs after the mail', url: () => sink('hang'), status: 'queued', says: /timeout/i },
  {
    does: 'drops the connection after the mail',
    url: () => sink('drop'),
    status: 'queued',
    says: /./,
  },
  {
    does: 'has a certificate nobody trusts',
    url: badCertificate,
    status: 'queued',
    says: /certificate/,
  },
  {
    does: 'speaks no TLS where it should',
    url: noTls,
    status: 'queued',
    says: /ssl|tls|wrong version/i,
  },
]

test.group('A mail server that', (group) => {
  group.each.setup(() => {
    env.SMTP_URL = 'smtp://set'
    return () => {
      env.SMTP_URL = undefined
    }
  })

  test('{does}: the mail stays {status} and says why')
    .with(FAULTS)
    .run(async ({ assert }, { url, status, says }) => {
      const server = await url()
      const worker = new MailWorker(makeDeliverer(server.url, HASTE), silent)
      const id = await inTx(() =>
        queueMail({
          kind: 'core.greeting',
          companyId: null,
          language: 'de',
          to: [{ email: `${newId()}@example.test` }],
          subject: 'Gruß',
          blocks: [{ kind: 'text', text: 'Guten Tag' }],
        })
      )
      await worker.sendDue()
      const row: MailRow = await reader().from('mail_outbox').where('id', id).first()
      await worker.stop()
      await server.close()
      assert.equal(row.status, status)
      assert.match(row.last_error ?? '', says)
      assert.isNull(row.lease_until)
      // Later tests turn the clock on; they must not meet this one's mails.
      await inTx(() => writer().from('mail_outbox').where('id', id).delete())
    })
})

interface Opened {
  url: string
  close(): Promise<void>
}

async function away(): Promise<Opened> {
  return { url: 'smtp://127.0.0.1:1', close: async () => undefined }
}

function sink(answer: Answer) {
  return openSmtpSink([answer])
}

function badCertificate() {
  return openSmtpSink([], { hasBadCertificate: true })
}

async function noTls(): Promise<Opened> {
  const opened = await openSmtpSink()
  return { ...opened, url: `smtps://127.0.0.1:${opened.port}` }
}

/** A server that says one thing, or does one, and nothing else. */
function plain(greeting: string | ((socket: Socket) => unknown)): Promise<Opened> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (typeof greeting === 'string') socket.end(greeting)
    else greeting(socket)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const close = async () => void server.close()
      resolve({ url: `smtp://127.0.0.1:${port}`, close })
    })
  })
}
