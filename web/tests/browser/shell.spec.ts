import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { stageFor } from './stage/stage.js'
import { type Account, fillSignIn, makeCompany, signIn } from './steps/company.js'
import { goTo } from './steps/menu.js'
import { LANGUAGE_NAMES } from './steps/settings.js'

const SESSION_KEYS = ['token', 'isSuperAdmin', 'companyId', 'userId', 'userEmail']

test.group('the shell around every screen', (group) => {
  const stage = stageFor(group, { isWhole: true })
  let account: Account
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
  })

  test('the sidebar is visible from 1200 px and a drawer below', () =>
    stage.visit({ language: 'de', width: 1200 }, async (visitor) => {
      const { page, t } = visitor
      await signIn(visitor, account)
      const menu = page.getByRole('navigation', { name: t('shell:sidebar.label') })
      assert.equal((await menu.locator('xpath=ancestor::aside').boundingBox())?.width, 256)

      await page.setViewportSize({ width: 1199, height: 800 })
      await menu.waitFor({ state: 'hidden' })
      const toggle = visitor.button('shell:top_bar.toggle_sidebar')
      assert.equal(await toggle.getAttribute('aria-expanded'), 'false')
      await toggle.click()
      await menu.waitFor()
      await visitor.checkScreen('the drawer')
      await page.setViewportSize({ width: 1199, height: 800 })
      await page.waitForFunction(() => window.innerWidth === 1199)
      // Beside the drawer there is only its backdrop.
      await page.mouse.click(900, 400)
      await menu.waitFor({ state: 'hidden' })
    }))

  test('a screen whose files are slow says that it loads, under its highlighted entry', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      // Before the sign-in, because an idle browser loads the screens of the menu ahead; and without the service
      // worker, whose requests cannot be held back.
      await page.addInitScript(() => {
        navigator.serviceWorker.register = () => new Promise(() => undefined)
      })
      await page.route(`**${fileOf('items_page')}`, async (route) => {
        await isReleased
        await route.continue()
      })
      await signIn(visitor, account)
      await visitor.heading('dashboard:title').waitFor()
      const entry = page.getByRole('link', { name: 'Artikel', exact: true })
      await entry.click()
      assert.equal(await entry.getAttribute('aria-current'), 'page')
      await visitor.text('common:loading.application').waitFor()
      await visitor.heading('dashboard:title').waitFor({ state: 'hidden' })
      release()
      await visitor.heading('items:list.title').waitFor()
      await visitor.text('common:loading.application').waitFor({ state: 'detached' })
    }))

  test('a screen that was loaded before takes the place of another without a word', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      await signIn(visitor, account)
      for (const name of ['items', 'tasks'] as const) await goTo(visitor, name)
      await visitor.heading('tasks:title').waitFor()
      const waiting = await page.evaluateHandle((text) => {
        const seen: string[] = []
        const look = () => document.body.innerText.includes(text) && seen.push(text)
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
        return seen
      }, visitor.t('common:loading.application'))
      await goTo(visitor, 'items')
      await visitor.heading('items:list.title').waitFor()
      assert.deepEqual(await waiting.jsonValue(), [])
    }))

  test('the language switches without a reload and is kept for the user', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      await signIn(visitor, account)
      await visitor.heading('dashboard:title').waitFor()
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      for (const language of ['sq', 'en', 'de'] as const) {
        await page.getByRole('button', { name: visitor.t('shell:top_bar.language') }).click()
        await page.getByRole('menuitemradio', { name: LANGUAGE_NAMES[language] }).click()
        visitor.reads(language)
        await visitor.heading('dashboard:title').waitFor()
        assert.equal(await page.getAttribute('html', 'lang'), language)
      }
      assert.equal(await page.evaluate(() => 'isSamePage' in window), true)
      assert.equal(await page.evaluate(() => localStorage.getItem('userLanguage')), 'de')
    }))

  test('logging out asks first, clears the session and reaches the other tabs', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      await signIn(visitor, account)
      const other = await page.context().newPage()
      await other.goto('/dashboard')
      await other.getByRole('heading', { level: 1 }).waitFor()
      // A tab behind another draws one frame a second: each click in it would wait for two.
      await page.bringToFront()

      await visitor.button('shell:top_bar.logout').click()
      await visitor.heading('shell:logout_dialog.title').waitFor()
      await visitor.checkScreen('the question before logging out')
      await visitor.button('common:action.cancel').click()
      await visitor.heading('shell:logout_dialog.title').waitFor({ state: 'hidden' })
      await visitor.button('shell:top_bar.logout').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: visitor.t('shell:top_bar.logout'), exact: true })
        .click()
      await visitor.isAt('/login')
      // Logging out reloads the page; this waits in whichever document there is.
      await page.waitForFunction(
        (keys) => keys.every((key) => localStorage.getItem(key) === null),
        SESSION_KEYS
      )
      await other.waitForURL('**/login')
    }))

  test('a token that has expired or is none ends at the sign-in, with nothing kept', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      // The second sign-in leads back to the page on which the session ended.
      const stale = [
        { token: tokenOf({ exp: 1, isSuperAdmin: false }), home: '/dashboard' },
        { token: 'not.a.token', home: '/clients' },
      ]
      for (const { token, home } of stale) {
        await fillSignIn(visitor, account)
        await visitor.isAt(home)
        await storeToken(page, token)
        await page.goto('/clients')
        await visitor.isAt('/login')
        assert.equal(await page.evaluate(() => localStorage.getItem('userId')), null)
      }
    }))

  test('a session that the server has ended leads to the sign-in', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      await signIn(visitor, account)
      const forged = tokenOf({ exp: Date.now() / 1000 + 600, isSuperAdmin: false })
      await storeToken(visitor.page, forged)
      await visitor.page.goto('/clients')
      await visitor.isAt('/login')
    }))

  test('a screen whose script is broken is the error screen; clearing the cache keeps the session', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      await signIn(visitor, account)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await page.evaluate(async (broken) => {
        localStorage.setItem('something', 'kept by a feature')
        const type = { 'content-type': 'text/javascript' }
        const [name = ''] = await caches.keys()
        const cache = await caches.open(name)
        await cache.put(
          broken,
          new Response('throw new Error("broken on the way")', { headers: type })
        )
      }, fileOf('items_page'))
      await goTo(visitor, 'items')
      await page.getByRole('heading', { name: 'Etwas ist schiefgegangen' }).waitFor()
      await visitor.checkScreen('the error screen')
      await page.getByRole('button', { name: 'Erneut versuchen' }).click()
      await page.getByRole('heading', { name: 'Etwas ist schiefgegangen' }).waitFor()
      await page.getByRole('button', { name: 'Cache leeren und neu laden' }).click()
      await visitor.heading('items:list.title').waitFor()

      const left = await page.evaluate(() => ({
        something: localStorage.getItem('something'),
        token: localStorage.getItem('token') !== null,
      }))
      assert.deepEqual(left, { something: null, token: true })
      assert.match(visitor.complaints.splice(0).join(), /broken on the way/)
    }))

  test('the service worker clears every cache on request', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page } = visitor
      await page.goto('/login')
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      const left = await page.evaluate(async () => {
        await (await caches.open('anything')).put('/x', new Response('x'))
        const { port1, port2 } = new MessageChannel()
        const answered = new Promise((resolve) => {
          port1.onmessage = ({ data }) => resolve(data)
        })
        const { active } = await navigator.serviceWorker.ready
        active?.postMessage({ type: 'CLEAR_CACHE' }, [port2])
        await answered
        return caches.keys()
      })
      assert.deepEqual(left, [])
    }))
})

/** The address of the built script of a page. */
function fileOf(page: string) {
  const assets = new URL('../../../build/public/assets/', import.meta.url)
  const file = readdirSync(assets).find((name) => name.startsWith(`${page}-`) && /\.js$/.test(name))
  assert(file, `The build has no script ${page}`)
  return `/assets/${file}`
}

/**
 * Stores a token while the app is not running: a request of an open page would otherwise take the new token, end the
 * session there, and lead the next sign-in to that page.
 */
async function storeToken(page: Page, token: string) {
  await page.goto('/api/health')
  await page.evaluate((stored) => localStorage.setItem('token', stored), token)
}

/** The web app reads the middle part of a token and nothing else. */
function tokenOf(payload: object) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part(payload)}.c2lnbmF0dXJl`
}
