import { test } from '@japa/runner'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeForecastDesk } from '#modules/forecast/factories/forecast_factory'

test.group('Scenarios', () => {
  test('a payment is shifted, a client dropped and one added, and the forecast stays as it is', async ({
    client,
    assert,
  }) => {
    const desk = await makeForecastDesk(client)
    await desk.settings({ balance: 100, balanceDate: desk.day(0) })
    const kept = await desk.issued({ dueDate: desk.day(5) })
    await desk.issued({ clientId: desk.clientId, customClient: null, dueDate: desk.day(6) })
    await desk.acceptedEstimate()
    const before = await desk.forecast('by=due')

    const scenario = await desk.must(
      await desk.post('/api/forecast-scenarios', {
        name: 'Worst case',
        changes: [
          { kind: 'shift', name: 'RE', key: `invoice:${kept._id}`, day: desk.day(30) },
          { kind: 'drop', name: 'Kruse', clientId: desk.clientId, withOpen: true },
          { kind: 'once', name: 'Laptop', day: desk.day(3), direction: 'out', amount: '1500.00' },
        ],
      })
    )
    assert.deepEqual(
      (await desk.items(`by=due&scenario=${scenario._id}`)).map(({ day, amount }) => [day, amount]),
      [
        [desk.day(3), -1500],
        [desk.day(30), 119],
      ]
    )
    const beside = await desk.forecast(`by=due&scenario=${scenario._id}`)
    assert.deepEqual(beside.scenario.runsOutOn, { day: desk.day(3), balance: -1400 })
    const { scenario: _, ...base } = beside
    const { scenario: __, ...known } = before
    assert.deepEqual(base, known)
    assert.deepEqual(await desk.forecast('by=due'), before)
  })

  test('belong to one person', async ({ client, assert }) => {
    const desk = await makeForecastDesk(client)
    const body = { name: 'Mine', changes: [] }
    const { _id } = await desk.must(await desk.post('/api/forecast-scenarios', body))
    const { token } = await makePerson(desk.company.id, 'member')
    const path = `/api/forecast-scenarios/${_id}`
    assert.deepEqual((await client.get('/api/forecast-scenarios').bearerToken(token)).body(), [])
    ;(await client.put(path).bearerToken(token).json(body)).assertStatus(404)
    ;(await client.delete(path).bearerToken(token)).assertStatus(404)
    ;(await client.get(`/api/forecast?scenario=${_id}`).bearerToken(token)).assertStatus(404)
    ;(await desk.remove(path)).assertStatus(204)
  })

  test('what a change lacks is named at its field', async ({ client, assert }) => {
    const desk = await makeForecastDesk(client)
    const fault = async (change: object) => {
      const changes = [{ name: 'x', ...change }]
      const answer = await desk.post('/api/forecast-scenarios', { name: 'x', changes })
      answer.assertStatus(422)
      return answer.body().fields[0].field
    }
    assert.equal(await fault({ kind: 'drop' }), 'changes.0.clientId')
    assert.equal(await fault({ kind: 'shift', day: desk.day(1) }), 'changes.0.key')
    assert.equal(await fault({ kind: 'once', day: desk.day(1) }), 'changes.0.amount')
    assert.equal(await fault({ kind: 'once', amount: 3 }), 'changes.0.day')
  })
})
