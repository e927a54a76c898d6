import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { openSmtpSink } from '../../../core/tests/smtp_sink.js'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, makeCompany, signIn } from './steps/company.js'

const PASSWORD = 'app-4711-word'
const FROM = 'rechnung@tischlerei.example'

test.group('A company’s own mail server in the browser', (group) => {
  let server: Awaited<ReturnType<typeof openSmtpSink>>

  // Before the stage is set: its operator allows the server on this machine.
  group.setup(async () => {
    server = await openSmtpSink([], { password: PASSWORD })
    process.env.OUTBOUND_ALLOW = `127.0.0.1:${server.port}`
    return async () => {
      delete process.env.OUTBOUND_ALLOW
      await server.close()
    }
  })
  const stage = stageFor(group, { isWhole: true, isOwn: true })

  test(
    'an owner enters it, mails arrive through it, and an outage is seen until it is over, at {width} px'
  )
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const account = await makeCompany(stage.kontor, stage.admin)
        await signIn(visitor, account)
        await page.goto('/settings?section=mail')
        await enterServer(visitor, account)
        await visitor.button('settings:mail.test').first().click()
        await visitor.text('settings:mail_server.tested', { to: account.email }).waitFor()
        assert.match(await arrivedFor(account.email), new RegExp(`^From: .*${FROM}`, 'm'))
        await visitor.checkScreen('/settings, an own mail server')

        server.answers.push('later')
        await sendInvoice(account)
        const note = page.getByRole('region', { name: t('mail_outage:label'), exact: true })
        await note.waitFor()
        await note.getByText(t('mail_outage:waiting', { count: 1 })).waitFor()
        await page.getByText(/451 Try again later/).waitFor()
        await visitor.checkScreen('/settings, an own mail server that fails')
        await page.goto('/invoices')
        await note.waitFor()
        await visitor.checkScreen('invoices while the mail server fails')

        await note.getByRole('link', { name: t('mail_outage:open') }).click()
        await visitor.button('settings:mail.test').first().click()
        await note.waitFor({ state: 'detached' })
        assert.match(await arrivedFor(CLIENT.email), new RegExp(`^From: .*${FROM}`, 'm'))
      })
    )

  /** A wrong password is refused at its field, the right one is tried and saved. */
  async function enterServer(visitor: Visitor, account: Account) {
    const { page, t } = visitor
    await visitor.button('settings:mail_server.set_up').click()
    const dialog = page.getByRole('dialog')
    await visitor.field('settings:mail_server.host', dialog).fill('127.0.0.1')
    await visitor.field('settings:mail_server.port', dialog).fill(String(server.port))
    await visitor.field('settings:mail_server.username', dialog).fill('rechnung')
    await visitor.field('settings:mail_server.password', dialog).fill('falsch')
    await visitor.field('settings:mail_server.from', dialog).fill(FROM)
    await visitor.button('settings:mail_server.save').click()
    await visitor.field('auth:confirm_self.password').fill(account.password)
    await visitor.button('auth:confirm_self.submit').click()
    await dialog.getByText(/535 Authentication failed/).waitFor()
    await visitor.checkScreen('a mail server that refuses the sign-in')
    await visitor.field('settings:mail_server.password', dialog).fill(PASSWORD)
    await visitor.button('settings:mail_server.save').click()
    await page
      .getByText(t('settings:mail_server.in_use', { host: '127.0.0.1', address: FROM }))
      .waitFor()
    await dialog.waitFor({ state: 'detached' })
  }

  async function sendInvoice(account: Account) {
    const api = await Api.signIn(stage.kontor.url, account)
    const { _id: clientId } = await api.post<{ _id: string }>('/clients', CLIENT)
    const lines = [{ description: 'Tisch', quantity: 1, unitPrice: 1000, taxRate: 19 }]
    const { _id } = await api.post<{ _id: string }>('/invoices', { clientId, lines })
    await api.post(`/invoices/${_id}/issue`)
    await api.post(`/invoices/${_id}/send`, {})
  }

  async function arrivedFor(email: string) {
    const latest = Date.now() + 20_000
    for (;;) {
      const mail = server.taken.findLast(({ recipients }) => recipients.includes(email))
      if (mail) return mail.raw
      assert.ok(Date.now() < latest, `No mail to ${email} came through the company’s server.`)
      await wait(50)
    }
  }
})

const CLIENT = {
  name: 'Grünewald GmbH',
  email: 'post@gruenewald.example',
  language: 'de',
  street: 'Große Bergstraße 12',
  postalCode: '22767',
  city: 'Hamburg',
}
