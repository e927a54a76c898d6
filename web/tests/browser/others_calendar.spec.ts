import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Api } from './stage/api.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, makeCompany, signIn } from './steps/company.js'
import { drag, lastMonday, placeOf } from './steps/drawn_time.js'
import { inviteEmployee } from './steps/employee.js'

interface Entry {
  note: string
  user: { _id: string; name: string }
}

test.group('the calendar of another person', (group) => {
  const stage = stageFor(group)
  const monday = lastMonday()
  let owner: Account
  let employee: Account
  let desk: Api
  let ownerId = ''
  group.setup(async () => {
    owner = await makeCompany(stage.kontor, stage.admin)
    employee = await inviteEmployee(stage.kontor, owner, 'Jana Vogt')
    desk = await Api.signIn(stage.kontor.url, owner)
    const people = await desk.get<{ _id: string; name: string }[]>('/people')
    const jana = people.filter(({ name }) => name === employee.name).map(({ _id }) => _id)
    ownerId = people.map(({ _id }) => _id).find((id) => !jana.includes(id)) ?? ''
    const own = await Api.signIn(stage.kontor.url, employee)
    await own.post('/settings', { preferences: { language: 'de' } })
    await desk.post('/tasks', { title: 'Beratung', assigneeIds: jana })
  })

  const untilThere = async (count: number) => {
    const latest = Date.now() + 20_000
    for (;;) {
      const all = await desk.get<Entry[]>(`/time-entries?from=${monday}&to=${monday}&order=asc`)
      if (all.length === count) return all
      assert(Date.now() < latest, `There are ${all.length} entries, not ${count}.`)
      await wait(100)
    }
  }

  /** Draws an hour from nine or later on, and saves it. */
  async function draw(visitor: Visitor, hour: number, note: string) {
    const { page, t } = visitor
    const from = await placeOf(visitor, monday, hour)
    await drag(visitor, from, { x: from.x, y: from.y + from.hour })
    await page.mouse.up()
    const dialog = page.getByRole('dialog', { name: t('time_calendar:new') })
    await dialog.getByRole('combobox', { name: t('tasks:task') }).click()
    await page.getByRole('option', { name: 'Beratung' }).click()
    await dialog.getByLabel(t('tasks:time.note')).fill(note)
    return dialog
  }

  test('row 99: the owner draws the time of an employee, which is the employee’s', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page, t } = visitor
      await signIn(visitor, owner)
      await page.goto(`/tasks?view=calendar&day=${monday}`)
      await page.getByRole('combobox', { name: t('time_calendar:person') }).click()
      await page.getByRole('option', { name: 'Jana Vogt' }).click()
      await page.waitForURL(/person=/)
      const dialog = await draw(visitor, 9, 'Für Jana')
      await dialog.getByText(/ · Jana Vogt$/).waitFor()
      await visitor.checkScreen('/tasks, time drawn for somebody else')
      await visitor.button('tasks:save').click()
      const [entry] = await untilThere(1)
      assert.deepEqual([entry?.user.name, entry?.note], ['Jana Vogt', 'Für Jana'])
      await page.getByRole('button', { name: /^Beratung, / }).waitFor()
    }))

  test('row 99: an employee sees and draws the own time alone, whatever the address names', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const { page, t } = visitor
      await signIn(visitor, employee)
      await page.goto(`/tasks?view=calendar&day=${monday}&person=${ownerId}`)
      await page.getByRole('button', { name: /^Beratung, / }).waitFor()
      assert.equal(await page.getByRole('combobox', { name: t('time_calendar:person') }).count(), 0)
      await draw(visitor, 13, 'Selbst')
      await visitor.button('tasks:save').click()
      const entries = await untilThere(2)
      assert.deepEqual(
        entries.map(({ user, note }) => [user.name, note]),
        [
          ['Jana Vogt', 'Für Jana'],
          ['Jana Vogt', 'Selbst'],
        ]
      )
    }))
})
