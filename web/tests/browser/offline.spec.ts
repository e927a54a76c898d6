import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, makeCompany, signIn } from './steps/company.js'
import { inviteEmployee } from './steps/employee.js'
import { forgive, goOffline, goOnline, moved, openTasks } from './steps/offline.js'

/** Longer than a loaded machine takes until what waited has arrived. */
const LONGEST_WAIT_MS = 30_000

interface Entry {
  _id: string
  startTime: string
  endTime: string | null
  breakSeconds: number
  recordedOffline: boolean
  task: { title: string }
}

test.group('the timer without a connection', (group) => {
  const stage = stageFor(group)
  let owner: Account
  let employee: Account
  let api: Api
  group.setup(async () => {
    owner = await makeCompany(stage.kontor, stage.admin)
    employee = await inviteEmployee(stage.kontor, owner)
    api = await Api.signIn(stage.kontor.url, employee)
    await api.post('/settings', { preferences: { language: 'de' } })
    const boss = await Api.signIn(stage.kontor.url, owner)
    const people = await boss.get<{ _id: string; name: string }[]>('/people')
    const assigneeIds = people.filter(({ name }) => name === employee.name).map(({ _id }) => _id)
    for (const title of ['Regale', 'Fenster']) await boss.post('/tasks', { title, assigneeIds })
  })

  const entries = async () => (await api.get<Entry[]>('/time-entries')).reverse()
  const untilThere = async (count: number) => {
    const latest = Date.now() + LONGEST_WAIT_MS
    for (;;) {
      const all = await entries()
      if (all.length >= count) return all
      assert(Date.now() < latest, `Of ${count} entries only ${all.length} have arrived.`)
      await wait(100)
    }
  }

  test('row 162: the app opens without a connection, records start, switch, break and stop, and sends them once', () =>
    stage.visit({ language: 'de', width: 390 }, async (visitor) => {
      const { page, t } = visitor
      await signIn(visitor, employee)
      await openTasks(visitor)
      await goOffline(page)
      await page.reload()
      await visitor.heading('timer:offline.title').waitFor()
      await visitor.button('timer:start_on', { title: 'Regale' }).click()
      await visitor.button('timer:stop_on', { title: 'Regale' }).waitFor()
      await moved()
      await visitor.button('timer:start_on', { title: 'Fenster' }).click()
      const widget = page.getByRole('complementary', { name: t('tasks:timer.label') })
      await widget.getByRole('button', { name: t('tasks:timer.pause'), exact: true }).click()
      await moved()
      await widget.getByRole('button', { name: t('tasks:timer.resume'), exact: true }).click()
      await moved()
      await page.reload()
      await visitor.button('timer:stop_on', { title: 'Fenster' }).waitFor()
      await visitor.checkScreen('the timer without a connection')
      await visitor.button('timer:stop_on', { title: 'Fenster' }).click()
      await page.getByText(t('timer:pending.waiting', { count: 2 })).waitFor()
      assert.deepEqual(await entries(), [])

      await goOnline(visitor)
      const sent = await untilThere(2)
      assert.deepEqual(
        sent.map(({ task }) => task.title),
        ['Regale', 'Fenster']
      )
      assert(sent.every(({ endTime, recordedOffline }) => endTime !== null && recordedOffline))
      assert.equal(sent[0]?.endTime, sent[1]?.startTime)
      assert((sent[1]?.breakSeconds ?? 0) >= 1)
      await page.getByText(t('timer:pending.waiting', { count: 2 })).waitFor({ state: 'detached' })
      await page.reload()
      await visitor.isSettled()
      assert.equal((await entries()).length, 2)
      forgive(visitor)
    }))

  test('row 162: what waits is neither shown to nor sent by the next person, outlives “Clear cache”, and is sent when its own person is back', () =>
    stage.visit({ language: 'de', width: 390 }, async (visitor) => {
      const { page, t } = visitor
      const before = (await entries()).length
      await signIn(visitor, employee)
      await openTasks(visitor)
      await goOffline(page)
      await visitor.follow('/projects')
      await visitor.button('timer:start_on', { title: 'Regale' }).click()
      await moved()
      await visitor.button('timer:stop_on', { title: 'Regale' }).click()
      await page.getByText(t('timer:pending.waiting', { count: 1 })).waitFor()
      await signOut(visitor)
      assert.deepEqual(await keptKeys(page), [])

      await page.context().setOffline(false)
      await signIn(visitor, owner)
      await visitor.isSettled()
      assert.equal(await page.getByText(t('timer:pending.waiting', { count: 1 })).count(), 0)
      await clearCaches(page)
      await signOut(visitor)
      assert.equal((await entries()).length, before)

      await signIn(visitor, employee)
      const sent = await untilThere(before + 1)
      assert.equal(sent.length, before + 1)
      forgive(visitor)
    }))

  test('row 162: time that the server refuses waits with its reason, and can be discarded', () =>
    stage.visit({ language: 'de', width: 390 }, async (visitor) => {
      const { page, t } = visitor
      await signIn(visitor, employee)
      await openTasks(visitor)
      await goOffline(page)
      await visitor.follow('/projects')
      const startTime = new Date().toISOString()
      await visitor.button('timer:start_on', { title: 'Regale' }).click()
      await moved()
      await visitor.button('timer:stop_on', { title: 'Regale' }).click()
      await page.getByText(t('timer:pending.waiting', { count: 1 })).waitFor()
      // The same minutes by another client.
      const [task] = await api.get<{ _id: string }[]>('/tasks')
      const endTime = new Date().toISOString()
      await api.post('/offline-times', { taskId: task?._id, startTime, endTime })
      const before = (await entries()).length
      await goOnline(visitor)
      await page.getByText(t('timer:pending.refused', { count: 1 })).waitFor()
      await visitor.button('timer:pending.show').click()
      await visitor.checkScreen('time that was refused')
      await visitor.button('timer:pending.discard', { title: 'Regale' }).click()
      await page.getByText(t('timer:pending.refused', { count: 1 })).waitFor({ state: 'detached' })
      assert.equal((await entries()).length, before)
      forgive(visitor)
    }))

  test('row 162: two tabs that act at once without a connection record one start and one stop', () =>
    stage.visit({ language: 'de', width: 390 }, async (visitor) => {
      const { page, t } = visitor
      const before = (await entries()).length
      await signIn(visitor, employee)
      await openTasks(visitor)
      const other = await page.context().newPage()
      await other.goto('/tasks')
      const tabs = [page, other]
      const pressInBoth = async (key: 'timer:start_on' | 'timer:stop_on') => {
        const name = t(key, { title: 'Fenster' })
        const arePressed = await Promise.all(tabs.map((tab) => tab.evaluate(pressIfShown, name)))
        assert(arePressed.includes(true))
      }
      await other.getByRole('button', { name: t('timer:start_on', { title: 'Fenster' }) }).waitFor()
      await goOffline(page)
      await pressInBoth('timer:start_on')
      await moved()
      for (const tab of tabs) {
        await tab.getByRole('button', { name: t('timer:stop_on', { title: 'Fenster' }) }).waitFor()
      }
      await pressInBoth('timer:stop_on')
      await page.getByText(t('timer:pending.waiting', { count: 1 })).waitFor()
      await other.getByText(t('timer:pending.waiting', { count: 1 })).waitFor()
      await goOnline(visitor)
      await untilThere(before + 1)
      await page.getByText(t('timer:pending.waiting', { count: 1 })).waitFor({ state: 'detached' })
      await other.getByText(t('timer:pending.waiting', { count: 1 })).waitFor({ state: 'detached' })
      assert.equal((await entries()).length, before + 1)
      await other.close()
      forgive(visitor)
    }))

  test('row 162: opened without a connection, the menu is the employee’s and the day is the company’s', () =>
    stage.visit({ language: 'de', timeZone: 'Pacific/Auckland' }, async (visitor) => {
      const { page, t } = visitor
      const [latest] = (await entries()).reverse()
      await signIn(visitor, employee)
      await openTasks(visitor)
      await goOffline(page)
      await page.reload()
      await visitor.heading('timer:offline.title').waitFor()
      const clock = new Intl.DateTimeFormat('de', {
        timeZone: 'Europe/Berlin',
        hour: '2-digit',
        minute: '2-digit',
      })
      const began = clock.format(new Date(latest?.startTime ?? ''))
      await page
        .getByText(new RegExp(`^${began} – `))
        .first()
        .waitFor()
      const menu = page.getByRole('navigation', { name: t('shell:sidebar.label') })
      await menu.getByRole('link').first().waitFor()
      assert.equal(await menu.getByRole('button', { name: t('shell:sidebar.sales') }).count(), 0)
      await visitor.checkScreen('opened without a connection by an employee')
      forgive(visitor)
    }))

  test('a page comes from the server while it answers, and a new worker drops the files of the one before', () =>
    stage.visit({ language: 'de' }, async ({ page }) => {
      await page.goto('/login')
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.evaluate(async () => {
        const [name = ''] = await caches.keys()
        const headers = { 'content-type': 'text/html' }
        const old = () => new Response('<title>An old build</title>', { headers })
        await (await caches.open(name)).put('/', old())
        await (await caches.open('kontor-files-old')).put('/', old())
      })
      await page.reload()
      assert.equal(await page.title(), 'Kontor')
      await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister())
      await page.reload()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.waitForFunction(async () => !(await caches.has('kontor-files-old')))
      const kept = await page.evaluate(async () => (await (await caches.match('/'))?.text()) ?? '')
      assert.doesNotMatch(kept, /An old build/)
    }))
})

/** A tab that has already heard of the press in the other one shows the next button, and there is nothing to press. */
function pressIfShown(label: string) {
  const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)
  button?.click()
  return button !== null
}

async function signOut(visitor: Visitor) {
  const { page, t } = visitor
  await visitor.button('shell:top_bar.logout').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell:top_bar.logout') })
    .click()
  await page.waitForURL(/\/login$/)
}

const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kept:')))

/** The files that "Clear cache" drops. */
const clearCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    for (const key of Object.keys(localStorage)) {
      if (!['token', 'isSuperAdmin', 'companyId', 'userId', 'userEmail'].includes(key))
        localStorage.removeItem(key)
    }
  })
