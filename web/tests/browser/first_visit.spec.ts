import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { addDays, today } from '#core/clock'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import { makeCompany } from './steps/company.js'

/** Most requests before the first row of a list, the page itself included. */
const MOST_REQUESTS = 43
const ROW = 'tbody a[href^="/view/invoices/"]'

/** Screens whose manifests name what is asked for while the code is still loading (`asks`). */
const SCREENS = [
  { path: '/invoices', asks: 5 },
  { path: '/clients', asks: 2 },
  { path: '/dashboard', asks: 3 },
]

/**
 * Runs in the page: the browser never calls itself idle. A machine that is slow enough would load what belongs to idle
 * moments before the first row, though the row does not wait for it.
 */
function neverIdle() {
  window.requestIdleCallback = () => 0
}

/**
 * Runs in the page: notes the requests that were sent before the first row came, the page itself included. The icon of the
 * tab comes when the browser likes.
 */
function countUntilRow(row: string) {
  new MutationObserver((_, watch) => {
    if (!document.querySelector(row)) return
    const { length } = performance
      .getEntriesByType('resource')
      .filter(({ name }) => !name.endsWith('/favicon.svg'))
    document.documentElement.dataset.requests = String(length + 1)
    watch.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

/** Runs in the page: whether the screen has all its first answers. */
const isComplete = () =>
  document.querySelector('main h1') !== null && !document.querySelector('main [data-coming]')

test.group('the first visit', (group) => {
  const stage = stageFor(group, { isWhole: true })
  let api: Api
  group.setup(async () => {
    const account = await makeCompany(stage.kontor, stage.admin)
    api = await Api.signIn(stage.kontor.url, account)
    const { _id: clientId } = await api.post<{ _id: string }>('/clients', { name: 'Bäckerei Wolf' })
    const { _id } = await api.post<{ _id: string }>('/invoices', {
      clientId,
      dueDate: addDays(today('Europe/Berlin'), 10),
      lines: [{ description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }],
    })
    await api.post(`/invoices/${_id}/issue`)
  })

  const beSignedIn = (page: Page) =>
    page.addInitScript((token) => localStorage.setItem('token', token), api.token)

  test('a list has its first row after a few requests', () =>
    stage.visit({ language: 'de' }, async ({ page }) => {
      await beSignedIn(page)
      await page.addInitScript(neverIdle)
      await page.addInitScript(countUntilRow, ROW)
      await page.goto('/invoices')
      await page.locator(ROW).first().waitFor()
      const requests = Number(await page.locator('html').getAttribute('data-requests'))
      assert.ok(requests > 0 && requests <= MOST_REQUESTS, `${requests} requests`)
    }))

  test('{path} is asked for before the code of the app is there, and only once')
    .with(SCREENS)
    .run((_, { path, asks }) =>
      stage.visit({ language: 'de' }, async ({ page }) => {
        const { promise: isAsked, resolve: release } = Promise.withResolvers<void>()
        const asked: string[] = []
        await beSignedIn(page)
        await page.route('**/assets/sign_in-*.js', async (route) => {
          await isAsked
          await route.continue()
        })
        page.on('request', (request) => {
          const { pathname, search } = new URL(request.url())
          if (!pathname.startsWith('/api/')) return
          asked.push(pathname + search)
          // With who is signed in, and the settings.
          if (asked.length === asks + 2) release()
        })
        await page.goto(path, { waitUntil: 'commit' })
        await isAsked
        const ahead = [...asked]
        await page.waitForFunction(isComplete)
        assert.deepEqual(
          ahead.filter((address) => asked.filter((one) => one === address).length > 1),
          []
        )
      })
    )
})
