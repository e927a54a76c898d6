import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, ADDRESS, makeCompany, signIn } from './steps/company.js'

const WIDTHS = [{ width: 1280 }, { width: 768 }, { width: 390 }]
const LINES = Array.from({ length: 12 }, (_, index) => ({
  description: `Aufmaß ${index + 1}`,
  quantity: 2,
  unitPrice: 80,
  taxRate: 19,
}))

/** Runs in the page: the upper edges of the tabs and whether the last of them can be clicked. */
function seenTabs() {
  const tabs = [...document.querySelectorAll('main [role="tab"]')]
  const boxes = tabs.map((tab) => tab.getBoundingClientRect())
  const last = boxes.at(-1)
  const hit = last && document.elementFromPoint(last.right - 16, last.top + last.height / 2)
  return {
    lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
    tabs: tabs.length,
    isLastInSight: hit ? tabs.at(-1)?.contains(hit) : false,
  }
}

/** Runs in the page: what toasts lie on below the bar at the top. */
function coveredInMain() {
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const toasts = [...document.querySelectorAll('.mantine-Notification-root')].map((toast) =>
    toast.getBoundingClientRect()
  )
  const kept = [
    ...document.querySelectorAll(
      'main :is(h1, h2, dl, table, li, button, [role="tab"], [role="row"])'
    ),
  ].filter((element) => element.checkVisibility({ opacityProperty: true }))
  const covered = kept.filter((element) => {
    const box = element.getBoundingClientRect()
    return toasts.some(
      (toast) =>
        toast.left < box.right &&
        box.left < toast.right &&
        toast.top < box.bottom &&
        Math.max(box.top, top) < toast.bottom
    )
  })
  return {
    toasts: toasts.length,
    kept: kept.length,
    covered: covered.map((one) => one.outerHTML.slice(0, 160)),
  }
}

/** The toast moves in. */
async function settled(page: Page) {
  let seen = await page.evaluate(coveredInMain)
  for (let tries = 0; seen.covered.length > 0 && tries < 40; tries += 1) {
    await page.waitForTimeout(50)
    seen = await page.evaluate(coveredInMain)
  }
  return seen
}

/** A refusal that can be tried again stays until it is closed. */
async function failTimer(visitor: Visitor) {
  await visitor.page.route('**/time/start', (route) => route.fulfill({ status: 409, body: '{}' }))
  await visitor.follow('/tasks?new=1')
  await visitor.field('tasks:quick.label').fill('Messen')
  await visitor.page.keyboard.press('Control+Enter')
  await visitor.button('common:failure.retry').first().waitFor()
}

test.group('Tabs and toasts', (group) => {
  const stage = stageFor(group)
  let account: Account
  let invoice: string
  let client: string
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    const api = await Api.signIn(stage.kontor.url, account)
    const made = await api.post<{ _id: string }>('/clients', { name: 'Bäckerei Wolf', ...ADDRESS })
    client = made._id
    const draft = await api.post<{ _id: string }>('/invoices', { clientId: client, lines: LINES })
    invoice = draft._id
    await api.post(`/invoices/${invoice}/issue`)
  })

  test('tabs stay in one line, and the last one can be reached with the mouse, at {width} px')
    .with(WIDTHS)
    .run((_, { width }) =>
      stage.visit({ language: 'de', width }, async (visitor) => {
        const { page } = visitor
        await signIn(visitor, account)
        const addresses = [
          `/view/invoices/${invoice}`,
          `/client-history/${client}`,
          '/clients',
          '/analytics',
        ]
        for (const address of addresses) {
          await visitor.follow(address)
          await page.locator('main [role="tab"]').first().waitFor()
          await visitor.isSettled()
          let seen = await page.evaluate(seenTabs)
          assert(seen.tabs > 1, address)
          assert.equal(seen.lines, 1, `${address} shows its tabs in ${seen.lines} lines`)
          await page.locator('main [role="tab"]').first().scrollIntoViewIfNeeded()
          for (let clicks = 0; !seen.isLastInSight && clicks < 12; clicks += 1) {
            await page.locator('main [data-more="end"]').click()
            await page.waitForTimeout(50)
            seen = await page.evaluate(seenTabs)
          }
          assert.equal(seen.isLastInSight, true, `${address} hides its last tab`)
        }
      })
    )

  test('a toast lies on nothing of a page, at {width} px')
    .with(WIDTHS)
    .run((_, { width }) =>
      stage.visit({ language: 'de', width }, async (visitor) => {
        const { page } = visitor
        await signIn(visitor, account)
        await failTimer(visitor)
        for (const address of [
          `/view/invoices/${invoice}`,
          '/invoices',
          '/invoices/new',
          `/client-history/${client}`,
          '/vat',
          '/settings?section=company',
        ]) {
          await visitor.follow(address)
          await visitor.isSettled()
          const { toasts, kept, covered } = await settled(page)
          assert(toasts > 0 && kept > 1, `${address} shows ${toasts} toasts and ${kept} parts`)
          assert.deepEqual(covered, [], address)
        }
        visitor.complaints.splice(0)
      })
    )
})
