import { test } from '@japa/runner'
import { type ImportDesk, makeImportDesk, workOff } from '../import_desk.js'

const FILE = 'Nummer;Name;E-Mail\n1;Anna;anna@example.com\n2;Bert;bert.example.com\n1;Cora;\n'

const correct = (desk: ImportDesk, id: string, ...cells: object[]) =>
  desk.put(`/api/imports/${id}/cells`, { cells })

async function corrected(desk: ImportDesk, id: string, ...cells: object[]) {
  const answer = await correct(desk, id, ...cells)
  answer.assertStatus(200)
  await workOff()
  return (await desk.get(`/api/imports/${id}`)).body()
}

test.group('Rows with a fault', () => {
  test('are corrected in place and checked again', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    const { _id } = await desk.uploaded('clients', FILE)
    const checked = await desk.take(_id, 'check')
    assert.deepInclude(checked.planned, { create: 1, fault: 2 })
    const faults = await desk.faults(_id)
    assert.containsSubset(faults, [
      { row: 3, column: 'E-Mail', place: 2, value: 'bert.example.com', isWhole: true },
      { row: 4, column: 'Nummer', place: 0, value: '1' },
    ])
    const half = await corrected(desk, _id, { row: 3, column: 2, value: 'bert@example.com' })
    assert.equal(half.state, 'checked')
    assert.deepInclude(half.planned, { create: 2, fault: 1 })
    // The number of the other row is taken now.
    const still = await corrected(desk, _id, { row: 4, column: 0, value: '2' })
    assert.deepInclude(still.planned, { create: 2, fault: 1 })
    const whole = await corrected(
      desk,
      _id,
      { row: 4, column: 0, value: '3' },
      { row: 4, column: 2, value: null }
    )
    assert.deepInclude(whole.planned, { create: 3, fault: 0 })
    await desk.take(_id, 'run')
    const clients = (await desk.get('/api/clients?sort=number')).body()
    assert.deepEqual(
      clients.map(({ name, email }: { name: string; email: string }) => [name, email || '']),
      [
        ['Anna', 'anna@example.com'],
        ['Bert', 'bert@example.com'],
        ['Cora', ''],
      ]
    )
  })

  test('other rows, other columns and other companies are refused', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    const { _id } = await desk.uploaded('clients', FILE)
    const cell = { row: 3, column: 2, value: 'bert@example.com' }
    ;(await correct(desk, _id, cell)).assertStatus(409)
    await desk.take(_id, 'check')
    const refused = {
      row_faultless: { ...cell, row: 2 },
      column_unknown: { ...cell, column: 3 },
    }
    for (const [code, wrong] of Object.entries(refused)) {
      const answer = await correct(desk, _id, cell, wrong)
      answer.assertStatus(422)
      assert.include(JSON.stringify(answer.body()), code)
    }
    ;(await correct(desk, _id, { ...cell, row: 'x' })).assertStatus(422)
    ;(await correct(desk, _id)).assertStatus(422)
    const stranger = await makeImportDesk(client)
    ;(await correct(stranger, _id, cell)).assertStatus(404)
    assert.lengthOf(await desk.faults(_id), 2)
  })

  test('of two corrections at the same time one wins', async ({ client, assert }) => {
    const desk = await makeImportDesk(client)
    const { _id } = await desk.uploaded('clients', FILE)
    await desk.take(_id, 'check')
    const answers = await Promise.all(
      ['b@example.com', 'c@example.com'].map((value) =>
        correct(desk, _id, { row: 3, column: 2, value })
      )
    )
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    await workOff()
  })
})
