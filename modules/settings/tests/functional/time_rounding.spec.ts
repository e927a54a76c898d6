import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'

const UP = { mode: 'up', minutes: 15 }

test.group('The rounding of billed time', () => {
  test('a company bills to the second until it chooses a rule', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const read = async () =>
      (await client.get('/api/settings').bearerToken(owner.token)).body().preferences.timeRounding
    const save = (preferences: object) =>
      client.post('/api/settings').bearerToken(owner.token).json({ preferences })
    assert.deepEqual(await read(), { mode: 'none', minutes: 15 })
    ;(await save({ timeRounding: UP })).assertStatus(200)
    assert.deepEqual(await read(), UP)
    ;(await save({ paymentTermDays: 14 })).assertStatus(200)
    assert.deepEqual(await read(), UP)
    ;(await save({ timeRounding: { mode: 'none', minutes: 15 } })).assertStatus(200)
    assert.deepEqual(await read(), { mode: 'none', minutes: 15 })
    const changes: { details: string }[] = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'settings.changed' })
      .orderBy('sequence')
    assert.deepEqual(JSON.parse(changes.at(-1)?.details ?? ''), {
      timeRoundingMode: { from: 'up', to: 'none' },
    })
  })

  test('other rules are refused at their field: {0}')
    .with([
      ['timeRounding.minutes', { mode: 'up', minutes: 7 }],
      ['timeRounding.minutes', { mode: 'up' }],
      ['timeRounding.mode', { mode: 'sideways', minutes: 15 }],
      ['timeRounding', 'up'],
    ] as const)
    .run(async ({ client, assert }, [field, timeRounding]) => {
      const { owner } = await makeCompany()
      const refused = await client
        .post('/api/settings')
        .bearerToken(owner.token)
        .json({ preferences: { timeRounding } })
      refused.assertStatus(422)
      assert.equal(refused.body().fields[0].field, `preferences.${field}`)
    })

  test('employees neither see nor change it', async ({ client, assert }) => {
    const { company, owner } = await makeCompany()
    const { token } = await makePerson(company.id, 'employee')
    const preferences = { language: 'en', timeRounding: UP }
    const saved = await client.post('/api/settings').bearerToken(token).json({ preferences })
    saved.assertStatus(200)
    assert.notProperty(saved.body().preferences, 'timeRounding')
    const own = await client.get('/api/settings').bearerToken(owner.token)
    assert.equal(own.body().preferences.timeRounding.mode, 'none')
  })
})
