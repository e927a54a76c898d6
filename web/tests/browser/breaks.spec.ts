import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import { Terminal } from './stage/terminal.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, makeCompany, signIn } from './steps/company.js'

/** Longer than a loaded machine takes until another client shows a change. */
const LONGEST_WAIT_MS = 20_000

interface Entry {
  startTime: string
  endTime: string | null
  pausedAt: string | null
  breakSeconds: number
  seconds: number
}

test.group('breaks in the browser and in the terminal', (group) => {
  const stage = stageFor(group)
  let account: Account
  let api: Api
  let terminal: Terminal
  let taskId: string
  group.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    api = await Api.signIn(stage.kontor.url, account)
    taskId = (await api.post<{ task: { _id: string } }>('/tasks', { title: 'Regale' })).task._id
    terminal = new Terminal(stage.kontor.url)
    await terminal.signIn(account)
    return () => terminal.close()
  })

  const running = async (): Promise<Entry | null> =>
    JSON.parse(await terminal.run(['status', '--json'])).running
  const newest = async () => (await api.get<Entry[]>('/time-entries'))[0] as Entry
  const widgetOf = ({ page, t }: Visitor) =>
    page.getByRole('complementary', { name: t('tasks:timer.label') })

  /** Waits until the terminal shows the timer as paused or running. */
  async function isPausedInTerminal(isPaused: boolean, latest = Date.now() + LONGEST_WAIT_MS) {
    for (;;) {
      const entry = await running()
      if (entry && (entry.pausedAt !== null) === isPaused) return entry
      assert(Date.now() < latest, `The terminal does not show paused: ${isPaused}.`)
    }
  }

  test('row 95: a break taken in the browser is off the entry after the browser was closed', async () => {
    const paused = await stage.visit({ language: 'de' }, async (visitor) => {
      const { page, t } = visitor
      await signIn(visitor, account)
      await page.goto('/tasks')
      await visitor.button('timer:start_on', { title: 'Regale' }).click()
      const widget = widgetOf(visitor)
      await widget.getByRole('button', { name: t('tasks:timer.pause'), exact: true }).click()
      await widget.getByText(t('tasks:timer.paused'), { exact: true }).waitFor()
      const entry = await isPausedInTerminal(true)
      await visitor.checkScreen('/tasks, timer paused')
      return entry
    })
    await moved(paused.pausedAt)
    assert.match(await terminal.run(['stop']), /Regale/)
    const entry = await newest()
    const breakMs = Date.parse(String(entry.endTime)) - Date.parse(String(paused.pausedAt))
    assert.ok(breakMs >= 1000)
    assert.equal(entry.breakSeconds, breakMs / 1000)
  })

  test('row 95: a pause in the terminal stops the clock in the browser, and either resumes it', async () => {
    await stage.visit({ language: 'de' }, async (visitor) => {
      const { page, t } = visitor
      await signIn(visitor, account)
      await page.goto('/tasks')
      await api.post(`/tasks/${taskId}/time/start`)
      const widget = widgetOf(visitor)
      const shows = (key: string) => widget.getByText(t(key), { exact: true }).waitFor()
      await shows('tasks:timer.running')
      await terminal.run(['pause'])
      await shows('tasks:timer.paused')
      await page.waitForFunction(() => document.title.startsWith('⏸'))
      const { pausedAt } = await isPausedInTerminal(true)
      await moved(pausedAt)
      await widget.getByRole('button', { name: t('tasks:timer.resume'), exact: true }).click()
      await shows('tasks:timer.running')
      const { breakSeconds } = await isPausedInTerminal(false)
      assert.ok(breakSeconds >= 1)

      await terminal.run(['pause'])
      await shows('tasks:timer.paused')
      await terminal.run(['resume'])
      await shows('tasks:timer.running')
      await widget.getByRole('button', { name: t('tasks:timer.stop'), exact: true }).click()
      await widget.waitFor({ state: 'hidden' })
    })
  })

  test('row 95: a break without a connection is delivered later, also after a reload, and the wrong clock of the browser does not count', async () => {
    // An earlier attempt may have left its entry running.
    if (await running()) await terminal.run(['stop'])
    await api.post(`/tasks/${taskId}/time/start`)
    await stage.visit({ language: 'de' }, async (visitor) => {
      const { page, t } = visitor
      // An hour ahead, and the other way once the break has begun.
      await page.addInitScript(() => {
        const realNow = Date.now.bind(Date)
        const hours = () => Number(sessionStorage.getItem('hours') ?? 1)
        Date.now = () => realNow() + hours() * 3_600_000
      })
      await signIn(visitor, account)
      await page.goto('/tasks')
      const widget = widgetOf(visitor)
      const click = async (key: string) =>
        widget.getByRole('button', { name: t(key), exact: true }).click()
      await widget.getByText(t('tasks:timer.running'), { exact: true }).waitFor()
      await visitor.isSettled()
      await page.context().setOffline(true)
      await click('tasks:timer.pause')
      await page.evaluate(() => sessionStorage.setItem('hours', '-1'))
      await moved(new Date().toISOString())
      await click('tasks:timer.resume')
      await widget.getByText(t('tasks:timer.running'), { exact: true }).waitFor()
      assert.equal((await running())?.breakSeconds, 0)
      await page.context().setOffline(false)
      await page.reload()
      // The browser says itself that it had no connection, and the app which parts it could not load ahead.
      for (const complaint of visitor.complaints.splice(0)) {
        assert.match(
          complaint,
          /ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS|Loading ahead/
        )
      }
      const latest = Date.now() + LONGEST_WAIT_MS
      while ((await running())?.breakSeconds === 0) {
        assert(Date.now() < latest, 'The break was not delivered.')
      }
      const entry = (await running()) as Entry
      assert.equal(entry.pausedAt, null)
      assert.ok(entry.breakSeconds >= 1 && entry.breakSeconds < 60, String(entry.breakSeconds))
    })
    await terminal.run(['stop'])
  })
})

/** Waits until the server's clock is some seconds after an instant: breaks are kept in whole seconds. */
async function moved(from: string | null) {
  while (Date.now() - Date.parse(String(from)) < 2500) await wait(50)
}
