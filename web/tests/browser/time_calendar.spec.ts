import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { Locator } from 'playwright-core'
import { Api } from './stage/api.js'
import { DESK_AND_PHONE, looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import { type Account, makeCompany, signIn } from './steps/company.js'
import { drag, lastMonday, placeOf } from './steps/drawn_time.js'

interface Made {
  _id: string
}

interface Entry extends Made {
  startTime: string
  endTime: string
  note: string
}

const DAY_MS = 86_400_000
const BERLIN = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'short' })

const nextDay = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

test.group('The calendar of time', (group) => {
  const stage = stageFor(group)
  let account: Account
  let api: Api
  /** A company of its own for each attempt: tasks have the same names. */
  const begin = async () => {
    account = await makeCompany(stage.kontor, stage.admin)
    api = await Api.signIn(stage.kontor.url, account)
    return (await api.post<{ task: Made }>('/tasks', { title: 'Beratung' })).task._id
  }
  const entriesOn = (day: string) =>
    api.get<Entry[]>(`/time-entries?from=${day}&to=${day}&order=asc`)
  /** Waits until a day has these times, such as `09:00-10:15`. */
  const become = async (day: string, times: string[]) => {
    const latest = Date.now() + 20_000
    for (;;) {
      const found = (await entriesOn(day)).map(({ startTime, endTime }) =>
        [startTime, endTime].map((at) => BERLIN.format(new Date(at))).join('-')
      )
      if (JSON.stringify(found) === JSON.stringify(times)) return
      assert(Date.now() < latest, `${day} has ${found}, not ${times}.`)
    }
  }

  test(
    'row 99: time is drawn, moved and stretched, by pointer and keys, and undone, in {language} at {width} px'
  )
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const monday = lastMonday()
        await begin()
        await signIn(visitor, account)
        await page.goto(`/tasks?view=calendar&day=${monday}`)
        await page.locator(`[data-day="${monday}"]`).waitFor()
        const dialog = page.getByRole('dialog', { name: t('time_calendar:new') })
        const nine = await placeOf(visitor, monday, 9)

        await drag(visitor, nine, { x: nine.x, y: nine.y + nine.hour * 1.2 })
        await page.keyboard.press('Escape')
        await page.mouse.up()
        assert.equal(await dialog.count(), 0)

        await drag(visitor, nine, { x: nine.x, y: nine.y + nine.hour * 1.2 })
        await page.mouse.up()
        await dialog.getByRole('combobox', { name: t('tasks:task') }).click()
        await page.getByRole('option', { name: 'Beratung' }).click()
        await dialog.getByLabel(t('tasks:time.note')).fill('Am Telefon')
        await visitor.checkScreen('/tasks, drawn time')
        await visitor.button('tasks:save').click()
        await become(monday, ['09:00-10:15'])
        assert.equal((await entriesOn(monday))[0]?.note, 'Am Telefon')
        await dialog.waitFor({ state: 'hidden' })
        const block = page.getByRole('button', { name: /^Beratung, / })
        await block.waitFor()
        await visitor.checkScreen('/tasks, calendar')

        const { hour } = await placeOf(visitor, monday, 9)
        const at = await middleOf(block)
        await drag(visitor, at, { x: at.x, y: at.y + hour })
        await page.mouse.up()
        await become(monday, ['10:00-11:15'])

        await placeOf(visitor, monday, 10)
        const edge = await middleOf(page.locator('[data-edge="end"]'))
        await drag(visitor, edge, { x: edge.x, y: edge.y + hour / 2 })
        await page.mouse.up()
        await become(monday, ['10:00-11:45'])

        await block.focus()
        await page.keyboard.press('Alt+ArrowUp')
        await page.keyboard.press('Alt+ArrowUp')
        await become(monday, ['09:30-11:15'])
        await page.keyboard.press('Alt+Shift+ArrowUp')
        await become(monday, ['09:30-11:00'])
        await page
          .getByRole('alert')
          .filter({ hasText: t('time_calendar:changed', { title: 'Beratung' }) })
          .getByRole('button', { name: t('common:action.undo'), exact: true })
          .last()
          .click()
        await become(monday, ['09:30-11:15'])

        const shows = (times: string) => block.filter({ hasText: times }).waitFor()
        await shows('09:30 – 11:15')
        await block.focus()
        await page.keyboard.press('Enter')
        const form = page.getByRole('dialog', { name: 'Beratung' })
        await form.getByLabel(t('tasks:time.end_time')).fill('12:00')
        await form.getByRole('button', { name: t('tasks:save'), exact: true }).click()
        await become(monday, ['09:30-12:00'])

        await shows('09:30 – 12:00')
        await block.focus()
        await page.keyboard.press('Alt+ArrowRight')
        await become(nextDay(monday), ['09:30-12:00'])
      })
    )

  test('row 99: a finger that rests draws time')
    .with(DESK_AND_PHONE.filter(({ width }) => width < 768))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const monday = lastMonday()
        await begin()
        await signIn(visitor, account)
        await page.goto(`/tasks?view=calendar&day=${monday}`)
        await page.locator(`[data-day="${monday}"]`).waitFor()
        const { x, y, hour } = await placeOf(visitor, monday, 9)
        const finger = await page.context().newCDPSession(page)
        const touch = (
          type: 'touchStart' | 'touchMove' | 'touchEnd',
          touchPoints: { x: number; y: number }[]
        ) => finger.send('Input.dispatchTouchEvent', { type, touchPoints })
        await touch('touchStart', [{ x, y }])
        await page.locator('[data-drawn]').waitFor()
        for (const step of [0.4, 0.8, 1.1]) await touch('touchMove', [{ x, y: y + hour * step }])
        await touch('touchEnd', [])
        const dialog = page.getByRole('dialog', { name: t('time_calendar:new') })
        assert.equal(await dialog.getByLabel(t('tasks:time.start_time')).inputValue(), '09:00')
        assert.equal(await dialog.getByLabel(t('tasks:time.end_time')).inputValue(), '10:15')
      })
    )

  test(
    'row 99: a refusal is said where time is drawn, and closed weeks are read as a calendar or a list'
  )
    .with(looksFrom('phone'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page, t } = visitor
        const monday = lastMonday()
        const taskId = await begin()
        await api.post('/time-entries', {
          taskId,
          startTime: `${monday}T08:00:00Z`,
          endTime: `${monday}T10:00:00Z`,
        })
        await signIn(visitor, account)
        await page.goto(`/tasks?view=calendar&day=${monday}`)
        await page.getByRole('button', { name: /^Beratung, / }).waitFor()
        await visitor.button('time_calendar:new').click()
        const dialog = page.getByRole('dialog', { name: t('time_calendar:new') })
        await dialog.getByRole('combobox', { name: t('tasks:task') }).click()
        await page.getByRole('option', { name: 'Beratung' }).click()
        await dialog.getByLabel(t('tasks:time.start_time')).fill('09:00')
        await dialog.getByLabel(t('tasks:time.end_time')).fill('23:00')
        await visitor.button('tasks:save').click()
        await dialog.getByRole('alert').waitFor()
        await page.keyboard.press('Escape')

        await api.post('/weeks', { weekStart: monday })
        await page.reload()
        await page.getByText(t('tasks:week.locked_submitted')).waitFor()
        const block = page.getByRole('button', { name: new RegExp(t('time_calendar:locked')) })
        await block.focus()
        await page.keyboard.press('Alt+ArrowDown')
        await visitor.checkScreen('/tasks, closed week of the calendar')
        await page.getByText(t('time_calendar:as_list'), { exact: true }).last().click()
        await page
          .getByRole('listitem')
          .getByRole('button', { name: /Beratung/ })
          .click()
        await page.getByText(t('time_calendar:locked_help')).last().waitFor()
        await visitor.checkScreen('/tasks, calendar as a list')
        assert.equal((await entriesOn(monday))[0]?.startTime, `${monday}T08:00:00.000Z`)
      })
    )
})

async function middleOf(element: Locator) {
  const box = await element.boundingBox()
  assert(box)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
