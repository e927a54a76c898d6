import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { makeCompany, signIn } from './steps/company.js'

test.group('Webhooks', (group) => {
  let receiver: Server
  let url = ''
  const types: string[] = []

  // Before the stage is set: its operator allows the receiver.
  group.setup(async () => {
    receiver = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => {
        body += part
      })
      request.on('end', () => {
        types.push(JSON.parse(body).type)
        response.writeHead(200).end('{"received":true}')
      })
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
    url = `http://${host}/kontor`
    process.env.OUTBOUND_ALLOW = host
    return () => {
      delete process.env.OUTBOUND_ALLOW
      receiver.closeAllConnections()
      receiver.close()
    }
  })
  const stage = stageFor(group, { isWhole: true, isOwn: true })

  test('an owner adds a webhook, sends a test event and finds it in the log, at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        const account = await makeCompany(stage.kontor, stage.admin)
        await signIn(visitor, account)
        await visitor.follow('/webhooks')
        await visitor.text('webhooks:none').waitFor()
        await visitor.checkScreen('no webhooks')

        await visitor.button('webhooks:add').click()
        const dialog = page.getByRole('dialog')
        await visitor.field('webhooks:url', dialog).fill(url)
        await visitor.field('webhooks:description', dialog).fill('Buchhaltung')
        await dialog.getByLabel(visitor.t('webhooks:noun.invoice'), { exact: true }).check()
        await visitor.checkScreen('a new webhook')
        await dialog.getByRole('button', { name: visitor.t('webhooks:create') }).click()
        await visitor.field('auth:confirm_self.password').fill(account.password)
        await visitor.button('auth:confirm_self.submit').click()
        const secret = await visitor.field('webhooks:secret', dialog).inputValue()
        assert.match(secret, /^whsec_/)
        await visitor.button('webhooks:kept').click()

        await visitor.button('webhooks:test').click()
        await page.getByRole('link', { name: 'webhook.test' }).click()
        await dialog.getByText('{"received":true}').waitFor()
        assert.equal(types.at(-1), 'webhook.test')
        await visitor.checkScreen('a delivery')
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
        await visitor.checkScreen('a webhook')
        await visitor.follow('/webhooks')
        await page.getByRole('link', { name: 'Buchhaltung' }).waitFor()
        await visitor.checkScreen('the webhooks')
      })
    )
})
