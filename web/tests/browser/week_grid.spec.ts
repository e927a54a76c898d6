import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { type Account, makeCompany, signIn } from './steps/company.js'

interface Made {
  _id: string
}

interface Entry extends Made {
  seconds: number
  byDuration: boolean
}

const DAY_MS = 86_400_000

/** The Monday before the current week, on which nobody has to wait for the time of day. */
const lastMonday = () => {
  const now = new Date()
  const days = ((now.getUTCDay() + 6) % 7) + 7
  return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
}
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

test.group('The week grid', (group) => {
  const stage = stageFor(group)
  let account: Account
  let api: Api
  /** A company of its own for each attempt: tasks have the same names. */
  const begin = async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    api = await Api.signIn(stage.kontor.url, account)
  }

  const makeTask = async (title: string) =>
    (await api.post<{ task: Made }>('/tasks', { title })).task._id
  const entriesOn = (day: string) =>
    api.get<Entry[]>(`/time-entries?from=${day}&to=${day}&order=asc`)
  /** Waits until the entries of a day have these seconds, the shortest first. */
  const become = async (day: string, seconds: number[]) => {
    const latest = Date.now() + 20_000
    for (;;) {
      const found = (await entriesOn(day))
        .map((entry) => entry.seconds)
        .sort((one, other) => one - other)
      if (JSON.stringify(found) === JSON.stringify(seconds)) return
      assert(Date.now() < latest, `${day} has ${found}, not ${seconds}.`)
    }
  }

  test(
    'row 99: hours are typed, moved through by keys, copied and undone, in {language} at {width} px'
  )
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const monday = lastMonday()
        await begin()
        await makeTask('Anruf')
        await makeTask('Beratung')
        await signIn(visitor, account)
        await page.goto(`/tasks?view=week&day=${monday}`)
        const cell = (title: string) =>
          page.getByRole('textbox', {
            name: new RegExp(`^${title}, ${look.language === 'de' ? 'Montag' : ''}`),
          })
        for (const title of ['Anruf', 'Beratung']) {
          await page.getByRole('combobox', { name: t('tasks:week.add') }).click()
          await page.getByRole('option', { name: title }).click()
          await cell(title).waitFor()
        }

        await cell('Anruf').fill('1,5')
        await page.keyboard.press('Enter')
        assert(await cell('Beratung').evaluate((input) => input === document.activeElement))
        await page.keyboard.type('90m')
        await page.keyboard.press('ArrowUp')
        await become(monday, [5400, 5400])
        const [first] = await entriesOn(monday)
        assert.equal(first?.byDuration, true)
        await cell('Anruf').fill('2:15')
        await page.keyboard.press('Enter')
        await become(monday, [5400, 8100])

        const undo = page.getByRole('button', { name: t('common:action.undo'), exact: true })
        await page
          .getByRole('alert')
          .filter({ hasText: t('tasks:week.saved', { hours: '2:15', title: 'Anruf' }) })
          .getByRole('button', { name: t('common:action.undo'), exact: true })
          .click()
        await become(monday, [5400, 5400])
        await visitor.checkScreen('/tasks, week grid')

        await cell('Beratung').fill('abc')
        await page.keyboard.press('Tab')
        await page.getByText(t('tasks:form.duration_wrong')).first().waitFor()
        await become(monday, [5400, 5400])
        await cell('Beratung').fill('')
        await page.keyboard.press('Tab')
        await become(monday, [5400])

        await page.goto(`/tasks?view=week&day=${later(monday, 7)}`)
        await visitor.button('tasks:week.copy').click()
        await page.getByRole('menuitem', { name: t('tasks:week.copy_hours') }).click()
        await visitor.button('tasks:week.copy_verb').click()
        await become(later(monday, 7), [5400])
        await undo.last().click()
        await become(later(monday, 7), [])
      })
    )

  test('row 99: several entries of a day open as a list, and a week that was handed in is closed')
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const monday = lastMonday()
        await begin()
        const taskId = await makeTask('Anruf')
        for (const duration of ['1h', '30m']) {
          await api.post('/time-entries', { taskId, date: monday, duration })
        }
        await signIn(visitor, account)
        await page.goto(`/tasks?view=week&day=${monday}`)
        const cell = page.getByRole('button', { name: /^Anruf, Montag .*1:30/ })
        await cell.click()
        const list = page.getByRole('dialog')
        await list.getByRole('listitem').nth(1).waitFor()
        await visitor.checkScreen('/tasks, entries of a cell')
        await page.keyboard.press('Escape')
        await list.waitFor({ state: 'hidden' })

        await api.post('/weeks', { weekStart: monday })
        await page.reload()
        await page.getByText(t('tasks:week.locked_submitted')).waitFor()
        assert.equal(await page.getByRole('textbox', { disabled: false }).count(), 0)
        await visitor.checkScreen('/tasks, week that was handed in')
      })
    )
})
