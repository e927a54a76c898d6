import { test } from '@japa/runner'
import { addDays, setClock, today } from '#core/clock'
import { call } from '#core/tests/call'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { send } from '#modules/auth/tests/second_factor'
import { fetchFeed, makeFeed } from '#modules/calendar/tests/feeds'
import type { ReadEvent } from '#modules/calendar/tests/read_calendar'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { makeStaff } from '#modules/people/factories/staff_factory'
import { makeProject, makeTask } from '#modules/tasks/factories/task_factory'
import { timeCalls } from '#modules/tasks/tests/time_calls'

const DAY = 86_400_000
const HOSTILE = 'A;B,C\\n "quoted": 🧾 BEGIN:VEVENT Größe\\'
const valuesOf = (events: ReadEvent[], name: string) => events.map(({ values }) => values[name])

test.group('Row 160: what a calendar feed shows', (group) => {
  group.each.setup(() => {
    const restore = setClock(() => Date.now())
    return () => restore()
  })

  test('own times: by the clock in UTC, and durations on their day', async ({ client, assert }) => {
    const { company, owner } = await makeCompany({ timeZone: 'Europe/Berlin' })
    const { id: projectId } = await makeProject(owner, { name: 'Umzug' })
    const { id: taskId } = await makeTask(owner, { title: HOSTILE, projectId })
    const day = addDays(today('Europe/Berlin'), -3)
    const { add } = timeCalls(client, owner)
    const clock = {
      startTime: `${day}T08:00:00Z`,
      endTime: `${day}T09:30:00Z`,
      note: 'Eins; zwei, drei',
    }
    ;(await add({ taskId, ...clock })).assertStatus(201)
    ;(await add({ taskId, date: addDays(day, -1), duration: '1:30' })).assertStatus(201)
    const colleague = await makePerson(company.id, 'member')
    const other = await makeTask(colleague, { title: 'Fremde Aufgabe' })
    const mine = { startTime: `${day}T10:00:00Z`, endTime: `${day}T11:00:00Z` }
    ;(await timeCalls(client, colleague).add({ taskId: other.id, ...mine })).assertStatus(201)

    const { events } = await fetchFeed((await makeFeed(owner, ['times'])).path)
    assert.lengthOf(events, 2)
    const compact = day.replaceAll('-', '')
    const [byClock, byDuration] = events
    assert.containSubset(byClock!.values, {
      DTSTART: `${compact}T080000Z`,
      DTEND: `${compact}T093000Z`,
      SUMMARY: HOSTILE,
      DESCRIPTION: 'Umzug\nEins; zwei, drei',
    })
    assert.equal(byDuration!.parameters.DTSTART, ';VALUE=DATE')
    assert.equal(byDuration!.values.DTSTART, addDays(day, -1).replaceAll('-', ''))
    assert.equal(byDuration!.values.DTEND, compact)
    assert.equal(byDuration!.values.SUMMARY, `${HOSTILE} (1:30 h)`)
  })

  test('due days of own open tasks in the language of the person', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const german = { preferences: { language: 'de' } }
    await send('POST', '/api/settings', { token: employee.token, body: german })
    const dueOn = addDays(today('Europe/Berlin'), 10)
    const assigneeIds = [employee.user.id]
    await makeTask(owner, { title: 'Angebot', dueDate: dueOn, assigneeIds })
    await makeTask(owner, { title: 'Fremd', dueDate: dueOn, assigneeIds: [owner.user.id] })
    await makeTask(owner, { title: 'Ohne Tag', assigneeIds })
    const { path } = await makeFeed(employee, ['tasks'])
    const { events } = await fetchFeed(path)
    assert.deepEqual(valuesOf(events, 'SUMMARY'), ['Fällig: Angebot'])
    assert.equal(events[0]!.values.DTSTART, dueOn.replaceAll('-', ''))
    assert.equal(events[0]!.values.TRANSP, 'TRANSPARENT')
  })

  test('open invoices with their amount for the desk, and nothing of them after a change to employee', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const member = await makePerson(desk.company.id, 'member')
    const dueDate = addDays(today('Europe/Berlin'), 14)
    const { number } = await desk.issued({ dueDate })
    await desk.draft({ dueDate })
    const paid = await desk.issued({ dueDate })
    const payment = { amount: 119, date: today('Europe/Berlin') }
    ;(await desk.post(`/api/invoices/${paid._id}/payments`, payment)).assertStatus(201)
    const { path } = await makeFeed(member, ['invoices', 'tasks'])
    const { events } = await fetchFeed(path)
    assert.lengthOf(events, 1)
    assert.containSubset(events[0]!.values, {
      SUMMARY: `Invoice ${number} is due: Anna Muster`,
      DESCRIPTION: 'Open: €119.00',
      DTSTART: dueDate.replaceAll('-', ''),
    })
    const change = { token: desk.owner.token, body: { role: 'employee' } }
    await send('PUT', `/api/employees/${member.user.id}`, change)
    assert.lengthOf((await fetchFeed(path)).events, 0)
  })

  test('approved absences of the person without their kind', async ({ client, assert }) => {
    const staff = await makeStaff(client)
    const from = addDays(today('Europe/Berlin'), 2)
    const to = addDays(from, 1)
    const sick = { kind: 'sick', from, to, note: 'Grippe' }
    ;(await staff.worker.post('/api/absences', sick)).assertStatus(201)
    const later = { kind: 'holiday', from: addDays(to, 5), to: addDays(to, 6) }
    ;(await staff.worker.post('/api/absences', later)).assertStatus(201)
    const { path } = await makeFeed(staff.employee, ['absences'])
    const { text } = await call('GET', path)
    assert.notMatch(text, /sick|flu|grippe|holiday/i)
    const { events } = await fetchFeed(path)
    assert.lengthOf(events, 1)
    assert.containSubset(events[0]!.values, {
      SUMMARY: 'Absent',
      DTSTART: from.replaceAll('-', ''),
      DTEND: addDays(to, 1).replaceAll('-', ''),
    })
    assert.lengthOf((await fetchFeed((await makeFeed(staff.member, ['absences'])).path)).events, 0)
  })

  test('the last 90 days and the next 365', async ({ assert }) => {
    const { owner } = await makeCompany()
    const day = today('Europe/Berlin')
    const assigneeIds = [owner.user.id]
    for (const days of [-91, -90, 365, 366]) {
      await makeTask(owner, { title: `Tag ${days}`, dueDate: addDays(day, days), assigneeIds })
    }
    const { path } = await makeFeed(owner, ['tasks'])
    const shown = async () => valuesOf((await fetchFeed(path)).events, 'SUMMARY')
    assert.deepEqual(await shown(), ['Due: Tag -90', 'Due: Tag 365'])
    setClock(() => Date.now() + DAY)
    assert.deepEqual(await shown(), ['Due: Tag 365', 'Due: Tag 366'])
  })

  test('events keep their ids, which no two share', async ({ assert }) => {
    const { owner } = await makeCompany()
    const assigneeIds = [owner.user.id]
    for (const title of ['Eins', 'Zwei']) {
      await makeTask(owner, { title, dueDate: today('Europe/Berlin'), assigneeIds })
    }
    const { path } = await makeFeed(owner, ['tasks'])
    const ids = valuesOf((await fetchFeed(path)).events, 'UID')
    assert.equal(new Set(ids).size, 2)
    assert.deepEqual(valuesOf((await fetchFeed(path)).events, 'UID'), ids)
  })
})
