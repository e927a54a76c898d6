import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makeDeliverer } from '#core/mail/deliver'
import { MailWorker } from '#core/mail/mail_worker'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { openCanary } from '#core/tests/canary'
import { deskOf } from '#core/tests/desk'
import { writeHostileRecords } from '#core/tests/hostile_records'
import { openSmtpSink } from '#core/tests/smtp_sink'
import { makeCompany } from '#modules/auth/factories/company_factory'

const canRead = existsSync('/usr/bin/pdftotext')
const IS_PDF = /^content-type: application\/pdf/im
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

test.group('Texts that reach for a file or an address', () => {
  test('are printed and mailed as text, and nothing is loaded', async ({ assert, cleanup }) => {
    const canary = await openCanary()
    const sink = await openSmtpSink()
    const worker = new MailWorker(makeDeliverer(sink.url), silent)
    env.SMTP_URL = sink.url
    cleanup(async () => {
      env.SMTP_URL = undefined
      await worker.stop()
      await sink.close()
      await canary.close()
    })
    const { company, owner } = await makeCompany()
    const read = (path: string) => call('GET', `/api${path}`, { token: owner.token })
    const made = await writeHostileRecords(deskOf({ token: owner.token }), canary.texts)

    for (const id of [made.idOf('invoice'), made.idOf('draft')]) {
      const pdf = await read(`/invoices/${id}/pdf`)
      assert.match(pdf.text, /^%PDF-/)
      const picture = await read(`/invoices/${id}/picture`)
      assert.notMatch(
        picture.text,
        /(href|src)="(?!#|data:image\/png;)|<script|<foreignObject|url\((?!#)/
      )
    }
    await worker.sendDue()
    const mails = await reader().from('mail_outbox').where('company_id', company.id)
    for (const { status } of mails) assert.equal(status, 'sent')
    // The outbox is shared: mails that other tests left there go out as well.
    const own = new Set(mails.map(({ message_id }) => message_id))
    const pdfs = sink.taken
      .filter(({ messageId, raw }) => own.has(messageId) && IS_PDF.test(raw))
      .map(({ raw }) => attachmentOf(raw))
    assert.isAtLeast(pdfs.length, 2)
    for (const pdf of pdfs) {
      assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
      if (!canRead) continue
      const text = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
      assert.notMatch(text, /root:.*:0:0:/)
      assert.include(text, '/etc/passwd')
    }
    assert.deepEqual(canary.heard, [])
  }).disableTimeout()

  test('are refused as a VAT id, a day, a web site or a logo', async ({ assert, cleanup }) => {
    const canary = await openCanary()
    cleanup(async () => {
      await canary.close()
    })
    const { token } = (await makeCompany()).owner
    for (const text of canary.texts) {
      const tries: [string, object][] = [
        ['/api/clients', { name: 'x', vatId: text }],
        ['/api/settings', { companyInfo: { vatId: text } }],
        ['/api/settings', { companyInfo: { accentColor: text } }],
        ['/api/invoices', { customClient: { name: 'x' }, date: text }],
        ['/api/invoices', { customClient: { name: 'x' }, dueDate: text }],
      ]
      // Not a field of the settings: only an upload sets a logo.
      const kept = await call('POST', '/api/settings', {
        token,
        body: { companyInfo: { logo: text } },
      })
      assert.equal(JSON.parse(kept.text).companyInfo.logo, '')
      for (const [path, body] of tries) {
        const answer = await call('POST', path, { token, body })
        assert.equal(answer.status, 422, `${path} ${JSON.stringify(body)} ${answer.text}`)
      }
    }
    assert.deepEqual(canary.heard, [])
  })

  test('the canary records every connection', async ({ assert, cleanup }) => {
    const canary = await openCanary()
    cleanup(async () => {
      await canary.close()
    })
    await assert.rejects(() => fetch(`http://127.0.0.1:${canary.port}/x`))
    assert.deepEqual(canary.heard, ['127.0.0.1 was called'])
  })
})

function attachmentOf(raw: string) {
  const part = raw.slice(raw.search(IS_PDF))
  const body = part.slice(part.search(/\r?\n\r?\n/)).trimStart()
  return Buffer.from(body.slice(0, body.indexOf('\n--')), 'base64')
}
