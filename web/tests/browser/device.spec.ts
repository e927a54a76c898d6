import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { looksFrom } from './stage/looks.js'
import { type Stage, stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, makeCompany } from './steps/company.js'

async function ask({ kontor }: Stage, path: string, body: object) {
  const answer = await fetch(`${kontor.url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

/** As a terminal does: it asks for codes, and until the person has answered for the token. */
async function makeTerminal(stage: Stage) {
  const { body } = await ask(stage, 'device-codes', { device: 'thinkpad' })
  const { deviceCode, userCode, verificationUrlComplete } = body
  return {
    userCode,
    address: verificationUrlComplete,
    poll: () => ask(stage, 'device-tokens', { deviceCode }),
  }
}

/** Signs in where the page asks for it. */
async function signInHere(visitor: Visitor, { email, password }: Account) {
  await visitor.field('auth:field.email').fill(email)
  await visitor.field('auth:field.password').fill(password)
  await visitor.button('auth:login.submit').click()
  await visitor.field('device:code.label').waitFor()
}

test.group('/device', (group) => {
  const stage = stageFor(group)

  test('a person signs in at the address of the terminal and allows it, at {width} px')
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        const account = await makeCompany(stage.kontor, stage.admin)
        const terminal = await makeTerminal(stage)
        await page.goto(terminal.address)
        await visitor.field('auth:field.email').waitFor()
        await visitor.checkScreen('the sign-in before a terminal is allowed')
        await signInHere(visitor, account)
        await visitor.checkScreen('the code of a terminal')
        await visitor.button('device:code.submit').click()
        await page.getByText(terminal.userCode, { exact: true }).waitFor()
        await visitor.text('device:question.same_network').waitFor()
        await visitor.checkScreen('the question whether a terminal may sign in')

        await visitor.button('device:question.allow').click()
        await visitor.text('device:done.allowed').waitFor()
        await visitor.checkScreen('a terminal that was allowed')
        const { status, body } = await terminal.poll()
        assert.deepEqual([status, body.email], [200, account.email])

        await page.getByRole('link', { name: visitor.t('device:done.devices') }).click()
        await page.getByText(`${visitor.t('settings:devices.terminal')} · thinkpad`).waitFor()
      })
    )

  test('a person types the code of another device and refuses', () =>
    stage.visit({ language: 'sq', width: 390 }, async (visitor) => {
      const { page } = visitor
      const account = await makeCompany(stage.kontor, stage.admin)
      const terminal = await makeTerminal(stage)
      await page.goto('/device')
      await signInHere(visitor, account)
      await visitor.field('device:code.label').fill('bcdf ghjk')
      await visitor.button('device:code.submit').click()
      await page.getByRole('alert').waitFor()
      await visitor.checkScreen('a code that is not valid')
      await visitor.field('device:code.label').fill(terminal.userCode.toLowerCase())
      await visitor.button('device:code.submit').click()
      await visitor.button('device:question.refuse').click()
      await visitor.text('device:done.refused').waitFor()
      const { status, body } = await terminal.poll()
      assert.deepEqual([status, body.code], [400, 'access_denied'])
    }))
})
