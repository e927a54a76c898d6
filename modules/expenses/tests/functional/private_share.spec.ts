import { test } from '@japa/runner'
import { makeExpenseDesk, SUPPLIES } from '#modules/expenses/factories/expense_factory'
import { makeProject } from '#modules/tasks/factories/task_factory'

const RANGE = 'from=2026-03-01&to=2026-03-31'
/** 119.00 with 19.00 of VAT, of which a quarter is private. */
const PHONE = {
  vendor: 'Elbnetz',
  date: '2026-03-10',
  privateShare: 25,
  lines: [{ ...SUPPLIES, category: 'phone' }],
}

test.group('Row 111: an expense that is partly private', () => {
  test('row 111: its cost and its input VAT count with the business part, its payment in full', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const expense = await desk.expense(PHONE)
    assert.containSubset(expense, {
      gross: 119,
      tax: 19,
      privateShare: 25,
      own: { net: 100, businessNet: 75, businessTax: 14.25 },
    })
    const due = (await desk.get(`/api/reports/vat/due?${RANGE}&interval=month`)).body()
    assert.equal(due.tables[0].inputTax, 14.25)
    const { figures } = (await desk.get(`/api/analytics/profit?${RANGE}`)).body()
    assert.equal(figures.find(({ key }: { key: string }) => key === 'costs').value, 75)
    const { lines } = (await desk.get(`/api/reports/vat/return?${RANGE}`)).body()
    assert.equal(lines.find(({ tax }: { tax: string }) => tax === '66').taxAmount, 14.25)
    const whole = await desk.put(`/api/expenses/${expense._id}`, { privateShare: 0 })
    assert.containSubset(whole.body().own, { businessNet: 100, businessTax: 19 })
  })

  test('under the reverse charge all VAT is owed and the business part deducted', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    await desk.expense({ ...PHONE, taxTreatment: 'reverseCharge' })
    const [table] = (await desk.get(`/api/reports/vat/due?${RANGE}&interval=month`)).body().tables
    assert.deepEqual([table.owedTax, table.inputTax], [22.61, 16.96])
  })

  test('a client is not charged for it, and no share is more than all', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const answer = await desk.post('/api/clients', { name: 'Reederei', country: 'DE' })
    const refused = await desk.record({
      ...PHONE,
      clientId: answer.body()._id,
      isRebillable: true,
    })
    refused.assertStatus(422)
    assert.containSubset(refused.body(), {
      code: 'private_rebilled',
      fields: [{ field: 'privateShare' }],
    })
    ;(await desk.record({ ...PHONE, privateShare: 101 })).assertStatus(422)
  })
})

test.group('Row 111: expenses of a project', () => {
  test('row 111: count in its costs and margin, and keep it from being deleted', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const project = await makeProject(desk.owner, {})
    const expense = await desk.expense({ ...PHONE, projectId: project.id })
    assert.deepEqual(expense.project, { _id: project.id, name: project.name })
    const { tables } = (await desk.get(`/api/analytics/projects?${RANGE}`)).body()
    const { columns, rows } = tables[0]
    const at = (key: string) => columns.findIndex((one: { key: string }) => one.key === key)
    assert.equal(rows[0].cells[at('expenses')].value, 75)
    assert.equal(rows[0].cells[at('margin')].value, -75)
    assert.deepEqual(await desk.vendorsFor(`projectId=${project.id}`), ['Elbnetz'])
    const kept = await desk.remove(`/api/projects/${project.id}`)
    kept.assertStatus(409)
    assert.equal(kept.body().code, 'project_has_expenses')
    const stranger = await makeExpenseDesk(client)
    const foreign = await stranger.record({ ...PHONE, projectId: project.id })
    foreign.assertStatus(422)
    assert.equal(foreign.body().code, 'project_unknown')
  })
})
