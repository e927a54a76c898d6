import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { Page, Request } from 'playwright-core'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import { type Account, makeCompany, signIn } from './steps/company.js'
import { coveredByToasts, FORMS, FORMS_WITH_BAR, focusBeside } from './steps/forms.js'

const isCall = (request: Request) => /\/api\/(?!events)/.test(request.url())

async function refusalOf(request: Request) {
  const answer = await request.response()
  return answer && answer.status() >= 400 ? [`${answer.status()} ${request.url()}`] : []
}

test.group('forms that are opened by their address', (group) => {
  const stage = stageFor(group)
  let account: Account
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    const api = await Api.signIn(stage.kontor.url, account)
    await api.post('/clients', { name: 'Bäckerei Wolf' })
    await api.post('/items', { name: 'Wartung', unitPrice: 80, taxRate: 19 })
    await api.post('/tasks', { title: 'Aufmaß nehmen' })
  })

  test(
    'begin with the cursor in the first field and ask for nothing that is refused, at {width} px'
  )
    .with([{ width: 1280 }, { width: 390 }, { width: 1920 }])
    .run((_, { width }) =>
      stage.visit({ language: 'de', width }, async (visitor) => {
        const { page } = visitor
        const asked: Request[] = []
        page.on('request', (request) => isCall(request) && asked.push(request))
        await page.clock.install()
        await signIn(visitor, account)
        const elsewhere: string[] = []
        const refused: string[] = []
        for (const address of FORMS) {
          await page.goto(address)
          await visitor.isSettled()
          const focus = await page.evaluate(focusBeside)
          if (focus) elsewhere.push(`${address}: ${focus}`)
          // Previews are asked for a moment after the last key.
          await page.clock.fastForward(2_000)
          refused.push(...(await Promise.all(asked.splice(0).map(refusalOf))).flat())
        }
        assert.deepEqual(elsewhere, [])
        assert.deepEqual(refused, [])
      })
    )

  test('show a unit of five letters as a whole', () =>
    stage.visit({ language: 'de', width: 1280 }, async (visitor) => {
      const { page } = visitor
      await signIn(visitor, account)
      await page.goto('/invoices/new')
      const unit = visitor.field('documents:form.unit').first()
      await unit.fill('Stück')
      assert.ok(await unit.evaluate((input) => input.scrollWidth <= input.clientWidth))
    }))

  test('are never covered by a toast where totals and buttons are, at {width} px')
    .with([{ width: 1280 }, { width: 768 }, { width: 390 }])
    .run((_, { width }) =>
      stage.visit({ language: 'de', width }, async (visitor) => {
        const { page } = visitor
        await signIn(visitor, account)
        // A refusal that can be tried again stays longer than a word that something is done.
        await page.route('**/time/start', (route) => route.fulfill({ status: 409, body: '{}' }))
        for (const address of FORMS_WITH_BAR) {
          await visitor.follow('/tasks?new=1')
          await visitor.field('tasks:quick.label').fill('Messen')
          await page.keyboard.press('Control+Enter')
          await visitor.button('common:failure.retry').first().waitFor()
          await visitor.follow(address)
          await page.locator('main form dl').waitFor()
          await visitor.isSettled()
          for (const place of ['top', 'end']) {
            if (place === 'end') await page.mouse.wheel(0, 10_000)
            await visitor.isSettled()
            const { toasts, kept, covered } = await settled(page)
            assert(toasts > 0 && kept > 1, `${address} shows ${toasts} toasts and ${kept} parts`)
            assert.deepEqual(covered, [], `${address}, ${place}`)
          }
          // The refusal is written to the console too.
          visitor.complaints.splice(0)
        }
      })
    )
})

/** A toast moves up once the height of the bar is known, which may take a frame or two. */
async function settled(page: Page) {
  let seen = await page.evaluate(coveredByToasts)
  for (let tries = 0; seen.covered.length > 0 && tries < 20; tries += 1) {
    await page.waitForTimeout(50)
    seen = await page.evaluate(coveredByToasts)
  }
  return seen
}
