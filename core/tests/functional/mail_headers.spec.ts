import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { makeDeliverer } from '#core/mail/deliver'
import { MailWorker } from '#core/mail/mail_worker'
import env from '#core/start/env'
import { call } from '#core/tests/call'
import { openSmtpSink } from '#core/tests/smtp_sink'
import { makeCompany } from '#modules/auth/factories/company_factory'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const BREAKS = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\u000b', '\u000c', '\u0000']
const PERSON = { role: 'member' }
const HONEST = ['Möller & Söhne GmbH', 'Ραδιόφωνο ΑΕ', 'ООО Ромашка', '株式会社', 'Çelik sh.p.k.']
const LOOK_ALIKES = [
  'service@bank.example',
  'Bank <service@bank.example>',
  'service＠bank.example',
  '"Bank" <service@bank.example>, Firma',
  'Bаnk Österreich',
  'PayPаl',
]

test.group('Headers of mails', (group) => {
  let sink: Awaited<ReturnType<typeof openSmtpSink>>
  let worker: MailWorker
  group.each.setup(async () => {
    sink = await openSmtpSink()
    worker = new MailWorker(makeDeliverer(sink.url), silent)
    env.SMTP_URL = sink.url
    return async () => {
      env.SMTP_URL = undefined
      await worker.stop()
      await sink.close()
    }
  })

  async function makeDesk(name?: string) {
    const { owner } = await makeCompany(name ? { name } : {})
    const post = (path: string, body: object = {}) =>
      call('POST', `/api${path}`, { token: owner.token, body })
    const draft = await post('/invoices', {
      customClient: { name: 'Anna', email: 'anna@example.test' },
      lines: [{ description: 'x', quantity: 1, unitPrice: 1, taxRate: 19 }],
    })
    const { _id: invoice } = JSON.parse(draft.text)
    await post(`/invoices/${invoice}/issue`)
    return { post, send: (body: object) => post(`/invoices/${invoice}/send`, body), invoice }
  }

  /** The mails that arrived since the last call. */
  async function arrived() {
    await worker.sendDue()
    return sink.taken.splice(0).map(({ raw, recipients }) => ({ head: headOf(raw), recipients }))
  }

  test('a line break of any kind in a subject, a name or an address is refused', async ({
    assert,
  }) => {
    const { post, send, invoice } = await makeDesk()
    for (const line of BREAKS) {
      const forged = (text: string) => `${text}${line}Bcc: victim@example.test`
      const tries: [string, object][] = [
        [`/invoices/${invoice}/send`, { subject: forged('Hello') }],
        [`/invoices/${invoice}/send`, { to: [forged('a@example.test')] }],
        [`/invoices/${invoice}/send`, { to: [`"a${line}b"@example.test`] }],
        ['/settings', { companyInfo: { companyName: forged('Firma') } }],
        ['/settings', { companyInfo: { email: forged('a@example.test') } }],
        ['/clients', { name: 'x', email: forged('a@example.test') }],
        ['/employees/invitations', { name: forged('A'), email: 'a@example.test', role: 'member' }],
        ['/employees/invitations', { name: 'A', email: forged('a@example.test'), role: 'member' }],
      ]
      for (const [path, body] of tries) {
        const answer = await post(path, body)
        assert.equal(answer.status, 422, `${path} ${JSON.stringify(body)} ${answer.text}`)
      }
    }
    assert.deepEqual(await arrived(), [])
    assert.equal((await send({ subject: 'Hello' })).status, 200)
    assert.lengthOf(await arrived(), 1)
  })

  test('a list hidden in one address is refused', async ({ assert }) => {
    const { send } = await makeDesk()
    for (const to of [
      'a@example.test, b@example.test',
      'a@example.test b@example.test',
      'a@example.test;b@example.test',
      'Group: a@example.test;',
      '<a@example.test>',
      'Anna <a@example.test>',
      'a@example.test>\u200b',
      'a@exam\u202eple.test',
      'a@@example.test',
    ]) {
      assert.equal((await send({ to: [to] })).status, 422, to)
    }
    assert.deepEqual(await arrived(), [])
  })

  test('ten recipients are the most, and each gets it once', async ({ assert }) => {
    const { send } = await makeDesk()
    const people = (count: number) =>
      Array.from({ length: count }, (_, index) => `p${index}@example.test`)
    for (const count of [11, 1000]) {
      assert.equal((await send({ to: people(count) })).status, 422)
      assert.equal((await send({ to: people(count).join(', ') })).status, 422)
    }
    assert.equal((await send({ to: people(10) })).status, 200)
    const [mail] = await arrived()
    assert.deepEqual(mail?.recipients, people(10))
  })

  /** The first header line of the mail that a company with this name sends with an invoice. */
  async function senderOf(assert: Assert, companyName: string) {
    const { post, send } = await makeDesk(companyName)
    await post('/employees/invitations', { ...PERSON, name: companyName, email: 'b@example.test' })
    await send({ to: ['anna@example.test'] })
    const mails = await arrived()
    for (const { head, recipients } of mails) {
      const named = (name: string) => head.filter((line) => line.toLowerCase().startsWith(name))
      assert.lengthOf(named('from:'), 1)
      assert.lengthOf(named('to:'), 1)
      assert.lengthOf([...named('cc:'), ...named('bcc:')], 0)
      assert.lengthOf(recipients, 1)
    }
    const mail = mails.find(({ recipients }) => recipients[0] === 'anna@example.test')
    return mail?.head.find((line) => line.startsWith('From:')) ?? ''
  }

  test('a name like an address or in mixed alphabets is left out', async ({ assert }) => {
    for (const name of LOOK_ALIKES) {
      assert.equal(await senderOf(assert, name), 'From: kontor@localhost', name)
    }
  })

  test('an honest name is shown, whatever letters it has', async ({ assert }) => {
    for (const name of HONEST)
      assert.match(await senderOf(assert, name), /^From: .+ <kontor@localhost>$/)
  })
})

/** The header lines of a mail, with folded ones put together. */
function headOf(raw: string) {
  const end = raw.search(/\r?\n\r?\n/)
  return raw
    .slice(0, end)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
}
