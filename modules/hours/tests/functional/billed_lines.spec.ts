import { test } from '@japa/runner'
import { makeWork } from '#modules/hours/factories/work_factory'
import { LINE } from '#modules/invoicing/factories/invoice_factory'
import { clockOf } from '#modules/recurring/factories/recurring_factory'
import { makeTask } from '#modules/tasks/factories/task_factory'

type Work = Awaited<ReturnType<typeof makeWork>>
interface Line {
  _id: string
  description: string
}

/** A draft of a recurring invoice with one line typed by hand and a line of hours for each of two tasks. */
async function billTwoTasks(desk: Work) {
  const build = await makeTask(desk.owner, { title: 'Build', projectId: desk.projectId })
  await desk.worked('2029-12-03', 60)
  await desk.worked('2029-12-04', 90, { taskId: build.id })
  const { _id } = await desk.collecting({ by: 'task' })
  await desk.step(_id, 'run')
  const [draft] = await desk.invoices()
  return (await desk.get(`/api/invoices/${draft._id}`)).body()
}

const save = (desk: Work, draft: { _id: string }, body: object) =>
  desk.put(`/api/invoices/${draft._id}`, body)

test.group('Time entries and the lines that bill them', (group) => {
  clockOf(group, '2029-12-31')

  test('row 103: a line keeps its hours when its text, quantity or place changes', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const draft = await billTwoTasks(desk)
    const [own, design, build] = draft.lines
    const edited = { ...design, description: 'Entwürfe', quantity: 0.5 }
    const saved = await save(desk, draft, { lines: [build, edited, own] })
    saved.assertStatus(200)
    assert.deepEqual(
      saved.body().lines.map((line: Line) => line._id),
      [build._id, design._id, own._id]
    )
    assert.deepEqual(await desk.areBilled(), [true, true])
  })

  test('row 103: a line that is deleted from a draft frees its hours, the others stay billed', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const draft = await billTwoTasks(desk)
    const [own, design, build] = draft.lines
    ;(await save(desk, draft, { lines: [own, build] })).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false, true])
    // The freed hours go onto the next draft, and only those.
    const { _id } = await desk.collecting({ by: 'task' })
    await desk.step(_id, 'run')
    assert.deepEqual(await desk.hours(), [['Design\n03.12.2029, Web shop', 1, 90]])
    // An id of a deleted line does not bring it back.
    ;(await save(desk, draft, { lines: [own, build, design] })).assertStatus(200)
    const { lines } = (await desk.get(`/api/invoices/${draft._id}`)).body()
    assert.notEqual(lines[2]._id, design._id)
  })

  test('row 103: a copied line takes none of the hours', async ({ client, assert }) => {
    const desk = await makeWork(client)
    const draft = await billTwoTasks(desk)
    const [own, design] = draft.lines
    const saved = (await save(desk, draft, { lines: [own, design, design] })).body()
    assert.equal(saved.lines[1]._id, design._id)
    assert.notEqual(saved.lines[2]._id, design._id)
    ;(await save(desk, draft, { lines: [own, saved.lines[2]] })).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false, false])
  })

  test('row 103: another currency or discount leaves the hours where they are', async ({
    client,
    assert,
  }) => {
    const desk = await makeWork(client)
    const draft = await billTwoTasks(desk)
    ;(await save(desk, draft, { discountPercent: 10 })).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [true, true])
  })

  test('row 103: a draft with hours is not given to another client', async ({ client, assert }) => {
    const desk = await makeWork(client)
    const draft = await billTwoTasks(desk)
    const { _id: clientId } = await desk.made('/api/clients', { name: 'Somebody else' })
    const refused = await save(desk, draft, { clientId })
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'hours_of_other_client')
    assert.deepEqual(await desk.areBilled(), [true, true])
    const withoutHours = { clientId, lines: [{ ...LINE, description: 'Advice' }] }
    ;(await save(desk, draft, withoutHours)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [false, false])
  })

  test('row 103: lines of another invoice are not taken over', async ({ client, assert }) => {
    const desk = await makeWork(client)
    const draft = await billTwoTasks(desk)
    const [, design] = draft.lines
    const other = await desk.made('/api/invoices', { clientId: desk.clientId, lines: [design] })
    assert.notEqual(other.lines[0]._id, design._id)
    ;(await desk.remove(`/api/invoices/${other._id}`)).assertStatus(200)
    assert.deepEqual(await desk.areBilled(), [true, true])
  })
})
