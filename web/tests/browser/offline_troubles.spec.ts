import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { fillSignIn, makeCompany, signIn } from './steps/company.js'
import { inviteEmployee } from './steps/employee.js'
import { forgive, goOffline, goOnline, moved, openTasks } from './steps/offline.js'

interface Entry {
  task: { title: string }
  recordedOffline: boolean
}

test.group('trouble while the browser has no connection', (group) => {
  const stage = stageFor(group)

  /** An employee with two tasks, and both sides of the API. */
  async function cast() {
    const owner = await makeCompany(stage.kontor, stage.admin)
    const employee = await inviteEmployee(stage.kontor, owner)
    const boss = await Api.signIn(stage.kontor.url, owner)
    const api = await Api.signIn(stage.kontor.url, employee)
    await api.post('/settings', { preferences: { language: 'de' } })
    const people = await boss.get<{ _id: string; name: string }[]>('/people')
    const assigneeIds = people.filter(({ name }) => name === employee.name).map(({ _id }) => _id)
    for (const title of ['Regale', 'Fenster']) await boss.post('/tasks', { title, assigneeIds })
    return { employee, boss, api }
  }

  async function recordOffline(visitor: Visitor) {
    const { page, t } = visitor
    await openTasks(visitor)
    await goOffline(page)
    await visitor.follow('/projects')
    await visitor.button('timer:start_on', { title: 'Regale' }).click()
    await moved()
    await visitor.button('timer:stop_on', { title: 'Regale' }).click()
    await page.getByText(t('timer:pending.waiting', { count: 1 })).waitFor()
  }

  /** Nothing waits any more. Between two states the notice is away for a moment, so the server is asked as well. */
  async function delivered({ page, t }: Visitor, api: Api) {
    const latest = Date.now() + 30_000
    let entries = await api.get<Entry[]>('/time-entries')
    while (entries.length === 0 && Date.now() < latest) {
      await wait(200)
      entries = await api.get<Entry[]>('/time-entries')
    }
    await page.getByText(t('timer:pending.waiting', { count: 1 })).waitFor({ state: 'detached' })
    await page.getByText(t('timer:pending.refused', { count: 1 })).waitFor({ state: 'detached' })
    return entries
  }

  test('time of a week that was locked meanwhile waits with the reason, and is sent once the week is open again', () =>
    stage.visit({ language: 'de', width: 390 }, async (visitor) => {
      const { page, t } = visitor
      const { employee, boss, api } = await cast()
      await signIn(visitor, employee)
      await recordOffline(visitor)
      // The company's day.
      const day = new Date(new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' }))
      day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
      const weekStart = day.toISOString().slice(0, 10)
      const { _id } = await api.post<{ _id: string }>('/weeks', { weekStart })
      await goOnline(visitor)
      await page.getByText(t('timer:pending.refused', { count: 1 })).waitFor()
      await visitor.button('timer:pending.show').click()
      await page.getByText(/Diese Woche ist eingereicht/).waitFor()
      assert.deepEqual(await api.get('/time-entries'), [])

      await boss.post(`/weeks/${_id}/return`, { reason: 'Der Freitag fehlt.' })
      await visitor.button('timer:pending.edit', { title: 'Regale' }).click()
      await visitor.button('timer:pending.save').click()
      const [sent, ...others] = await delivered(visitor, api)
      assert.equal(sent?.task.title, 'Regale')
      assert.equal(others.length, 0)
      forgive(visitor)
    }))

  test('time outlives a session that ended meanwhile, and is sent once after the next sign-in', () =>
    stage.visit({ language: 'de', width: 390 }, async (visitor) => {
      const { page, t } = visitor
      const { employee, api } = await cast()
      await signIn(visitor, employee)
      await recordOffline(visitor)
      await api.post('/auth/logout-everywhere')
      await goOnline(visitor)
      await page.waitForURL(/\/login$/)
      await page.getByText(t('auth:login.ended')).waitFor()
      const again = await Api.signIn(stage.kontor.url, employee)
      assert.deepEqual(await again.get('/time-entries'), [])

      await fillSignIn(visitor, employee)
      await page.waitForURL((url) => !url.pathname.endsWith('/login'))
      await visitor.isSettled()
      const sent = await delivered(visitor, again)
      assert.deepEqual(
        sent.map(({ task, recordedOffline }) => [task.title, recordedOffline]),
        [['Regale', true]]
      )
      forgive(visitor)
    }))
})
