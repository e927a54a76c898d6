import type { Assert } from '@japa/assert'
import { type Instant, now, setClock } from '#core/clock'
import { makeDeliverer } from '#core/mail/deliver'
import { MailWorker } from '#core/mail/mail_worker'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { parkMails } from '#core/tests/mail_server'
import { openSmtpSink } from '#core/tests/smtp_sink'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { ADDRESS } from '#modules/invoicing/factories/invoice_factory'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
export const HOUR = 3_600_000

/** A real mail server, workers that send to it, and a company that writes. */
export async function openPostOffice() {
  // Mails left behind by other tests would be sent with ours.
  await parkMails()
  const refuses = new Map<string, number>()
  const sink = await openSmtpSink([], { refuses })
  const makeWorker = () => new MailWorker(makeDeliverer(sink.url, { socketTimeout: 2000 }), silent)
  const workers = [makeWorker(), makeWorker()]
  const { SMTP_URL } = env
  env.SMTP_URL = sink.url
  return {
    sink,
    refuses,
    /** Mails that arrived since the last call; two workers look at the same time. @param at the moment by the clock */
    async arrived(at: Instant = now()) {
      const putBack = setClock(() => at)
      try {
        await Promise.all(workers.map((worker) => worker.sendDue()))
      } finally {
        putBack()
      }
      return sink.taken.splice(0).map((mail) => ({ ...mail, ...read(mail.raw) }))
    },
    async close() {
      env.SMTP_URL = SMTP_URL
      for (const worker of workers) await worker.stop()
      await sink.close()
    },
  }
}

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>

/** Head and text of a mail, its encodings undone. */
function read(raw: string) {
  const [head = ''] = raw.split(/\r?\n\r?\n/)
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ')
  const header = (name: string) =>
    words(new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '')
  const [, type = ''] =
    /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/i.exec(raw) ?? []
  const isBase64 = /Content-Type: text\/plain[^\r\n]*\r?\n[^\r\n]*base64/i.test(raw)
  const text = isBase64 ? Buffer.from(type, 'base64').toString() : quotedPrintable(type)
  return {
    header,
    subject: header('Subject'),
    text: text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' '),
  }
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1'
  ).toString()

/** Encoded words of a header (RFC 2047). */
const words = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, content: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(content, 'base64').toString()
        : quotedPrintable(content.replaceAll('_', ' '))
    )

/** A company with a German client, and what its desk asks for. */
export async function openDesk(assert: Assert, client: object = {}) {
  const { company, owner } = await makeCompany({ name: 'Tischlerei Nord', language: 'de' })
  const ask = async (method: string, path: string, body?: unknown, status = 200) => {
    const answer = await call(method, `/api${path}`, { token: owner.token, body })
    assert.equal(answer.status, status, `${method} ${path} ${answer.text}`)
    return answer.text === '' ? undefined : JSON.parse(answer.text.replaceAll('\u00a0', ' '))
  }
  const { _id: clientId } = await ask(
    'POST',
    '/clients',
    {
      name: 'Grünewald GmbH',
      email: 'post@gruenewald.example',
      language: 'de',
      ...ADDRESS,
      ...client,
    },
    201
  )
  const lines = [{ description: 'Tisch', quantity: 1, unitPrice: 1000, taxRate: 19 }]
  return {
    company,
    owner,
    member: await makePerson(company.id, 'member'),
    clientId: clientId as string,
    ask,
    /** An issued invoice of 1.190,00 €. */
    async invoice(fields: object = {}) {
      const draft = await ask('POST', '/invoices', { clientId, lines, ...fields }, 201)
      return ask('POST', `/invoices/${draft._id}/issue`)
    },
    estimate: (fields: object = {}) =>
      ask('POST', '/estimates', { clientId, lines, ...fields }, 201),
    mails: (query = '') => ask('GET', `/mails${query}`),
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>
