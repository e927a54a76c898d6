import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { DESK_AND_PHONE } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, makeCompany, signIn } from './steps/company.js'

interface Made {
  _id: string
}

interface Entry extends Made {
  startTime: string
  endTime: string | null
  breakSeconds: number
  tags: string[]
  task: Made
}

/** Every language at both widths at night; before a change lands, German at a desk and Albanian on a phone. */
const ALL_LOOKS = [
  ...DESK_AND_PHONE,
  { language: 'en', width: 1280 },
  { language: 'en', width: 390 },
  { language: 'sq', width: 1280 },
  { language: 'sq', width: 390 },
] as const
const LOOKS = ALL_LOOKS.filter(
  ({ language, width }) =>
    process.env.LONG_LISTS ||
    (language === 'de' && width === 1280) ||
    (language === 'sq' && width === 390)
)

test.group('time entries', (group) => {
  const stage = stageFor(group)
  let account: Account
  let api: Api
  // Entries of an attempt that failed would be in the way of the next one.
  group.each.setup(async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    api = await Api.signIn(stage.kontor.url, account)
  })

  /** The company signed up in German. */
  const speak = (language: string) => api.post('/settings', { preferences: { language } })
  const makeTask = async (title: string) =>
    (await api.post<{ task: Made }>('/tasks', { title })).task._id
  const entriesOf = (taskId: string) => api.get<Entry[]>(`/time-entries?taskId=${taskId}&order=asc`)

  /** Presses undo in the toast that says what was done. */
  async function undo({ page, t }: Visitor, key: string) {
    await page
      .getByRole('alert')
      .filter({ hasText: t(key) })
      .getByRole('button', { name: t('common:action.undo'), exact: true })
      .click()
  }

  async function choose({ page, t }: Visitor, key: string) {
    await page
      .getByRole('button', { name: new RegExp(t('tasks:time.more_of', { period: '' }).trim()) })
      .first()
      .click()
    await page.getByRole('menuitem', { name: t(key), exact: true }).click()
  }

  /** The entries of the task once they are as expected; the browser may still be saving. */
  const untilEntries = async (taskId: string, areThere: (entries: Entry[]) => boolean) => {
    const latest = Date.now() + 20_000
    for (;;) {
      const entries = await entriesOf(taskId)
      if (areThere(entries)) return entries
      assert(Date.now() < latest, `The entries stay ${JSON.stringify(entries)}.`)
    }
  }
  const becomes = (taskId: string, count: number) =>
    untilEntries(taskId, ({ length }) => length === count)

  test(
    'row 130: an entry is edited, tagged, split, merged and moved, each with undo, in {language} at {width} px'
  )
    .with(LOOKS)
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        await speak(look.language)
        const [taskId, otherId] = [
          await makeTask(`Regal ${look.language} ${look.width}`),
          await makeTask(`Anruf ${look.language} ${look.width}`),
        ]
        const day = `2026-0${1 + LOOKS.indexOf(look)}-05`
        await api.post('/time-entries', {
          taskId,
          startTime: `${day}T08:00:00Z`,
          endTime: `${day}T10:00:00Z`,
        })
        await signIn(visitor, account)
        await page.goto(`/tasks?task=${taskId}`)

        await page
          .getByRole('button', { name: new RegExp(t('tasks:time.edit_of', { period: '' }).trim()) })
          .click()
        await page.getByLabel(t('tasks:time.tags')).fill('Werkstatt')
        await page.keyboard.press('Enter')
        await visitor.button('tasks:save').last().click()
        await page.getByText('Werkstatt', { exact: true }).first().waitFor()
        await untilEntries(taskId, ([entry]) => entry?.tags.join() === 'Werkstatt')

        await choose(visitor, 'tasks:split.menu')
        await page.getByRole('dialog', { name: t('tasks:split.title') }).waitFor()
        await visitor.checkScreen('/tasks, entry split')
        await page
          .getByRole('dialog', { name: t('tasks:split.title') })
          .getByRole('button', { name: t('tasks:split.verb'), exact: true })
          .click()
        const [first, second] = await becomes(taskId, 2)
        assert.equal(first?.endTime, second?.startTime)
        await undo(visitor, 'tasks:time.split_toast')
        await becomes(taskId, 1)
        await visitor.checkScreen('/tasks, entry with tags')

        await choose(visitor, 'tasks:move.menu')
        const move = page.getByRole('dialog', { name: t('tasks:move.title') })
        await move.getByRole('combobox', { name: t('tasks:move.to') }).click()
        await page.getByRole('option', { name: `Anruf ${look.language} ${look.width}` }).click()
        await move.getByRole('button', { name: t('tasks:move.verb'), exact: true }).click()
        await becomes(otherId, 1)
        await undo(visitor, 'tasks:time.moved_toast')
        await becomes(taskId, 1)

        await api.post('/time-entries', {
          taskId,
          startTime: `${day}T11:00:00Z`,
          endTime: `${day}T12:00:00Z`,
        })
        await page.reload()
        await choose(visitor, 'tasks:time.merge_earlier')
        const [merged] = await becomes(taskId, 1)
        assert.equal(merged?.breakSeconds, 3600)

        await page.goto('/tasks?changes=1')
        const drawer = page.getByRole('dialog', { name: t('tasks:changes.title') })
        await drawer.getByText(t('tasks:changes.help')).waitFor()
        await visitor.checkScreen('/tasks, latest changes')
        await drawer
          .getByRole('button', { name: new RegExp(`^${t('tasks:changes.undo')}: `) })
          .first()
          .click()
        await becomes(taskId, 2)
      })
    )

  test(
    'row 96: minutes without input are asked about and become an entry of their own, in {language} at {width} px'
  )
    .with(LOOKS)
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        await speak(look.language)
        const title = `Pause ${look.language} ${look.width}`
        const taskId = await makeTask(title)
        await signIn(visitor, account)
        await page.goto('/account')
        await page.getByRole('combobox', { name: t('tasks:idle.after') }).click()
        await page.getByRole('option', { name: t('tasks:idle.minutes', { count: 5 }) }).click()
        await visitor.checkScreen('/account, idle question')
        const { timeEntry } = await api.post<{ timeEntry: Made }>(`/tasks/${taskId}/time/start`, {
          at: new Date(Date.now() - 1_800_000).toISOString(),
        })
        await page.goto('/tasks')
        await page
          .getByRole('complementary', { name: t('tasks:timer.label') })
          .getByText(title)
          .waitFor()
        // The last input was ten minutes ago; the next one wakes the question.
        await page.evaluate(() => {
          const key = 'timer-last-input'
          localStorage.setItem(key, String(Date.now() - 600_000))
        })
        await page.keyboard.press('Shift')
        const dialog = page.getByRole('dialog')
        const split = dialog.getByRole('button', { name: t('tasks:idle.split'), exact: true })
        await split.waitFor()
        await visitor.checkScreen('/tasks, idle question')
        await split.click()
        const [before, idle, running] = await becomes(taskId, 3)
        assert.equal(before?.endTime, idle?.startTime)
        assert.equal(running?._id, timeEntry._id)
        await dialog.waitFor({ state: 'hidden' })
        await undo(visitor, 'tasks:idle.parted')
        await becomes(taskId, 1)
        await api.post('/timer/stop')
      })
    )
})
