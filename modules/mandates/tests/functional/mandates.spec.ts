import { test } from '@japa/runner'
import { addDays, setClock } from '#core/clock'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { stateOn } from '#modules/mandates/rules/mandate_state'

const IBAN = 'DE02 1203 0000 0000 2020 51'
const MANDATE = { scheme: 'core', kind: 'recurrent', signedOn: '2026-01-02', iban: IBAN }

async function makeMandateDesk(client: Parameters<typeof makeDesk>[0]) {
  const desk = await makeDesk(client)
  const made = await desk.post('/api/clients', { name: 'Käthe Kunde', type: 'business' })
  const path = `/api/clients/${made.body()._id}/mandates`
  const mandate = (body: object = {}) => desk.post(path, { ...MANDATE, ...body })
  return { ...desk, client: made.body(), path, mandate }
}

test.group('Row 163: mandates of a client', (group) => {
  group.each.setup(() => setClock(() => Date.UTC(2026, 10, 28, 9)))

  test('a mandate has a reference made of the client’s number, its state and its last day', async ({
    client,
    assert,
  }) => {
    const desk = await makeMandateDesk(client)
    const made = await desk.mandate()
    made.assertStatus(201)
    const expected = {
      reference: `${desk.client.number}-1`,
      holder: 'Käthe Kunde',
      state: 'active',
      iban: 'DE02120300000000202051',
      expiresOn: '2029-01-02',
      lastUsedOn: null,
    }
    assert.containSubset(made.body(), expected)
    assert.containSubset((await desk.get(desk.path)).body(), [expected])
  })

  test('a reference is unique in the company, also in small letters, and not in another one', async ({
    client,
    assert,
  }) => {
    const desk = await makeMandateDesk(client)
    ;(await desk.mandate({ reference: 'ABO-7' })).assertStatus(201)
    const again = await desk.mandate({ reference: 'abo-7' })
    again.assertStatus(422)
    assert.containSubset(again.body(), {
      code: 'reference_taken',
      fields: [{ field: 'reference' }],
    })
    const other = await makeMandateDesk(client)
    ;(await other.mandate({ reference: 'ABO-7' })).assertStatus(201)
  })

  test('{code} is refused at its field')
    .with([
      { code: 'not_in_sepa', field: 'iban', body: { iban: 'BR1800360305000010009795493C1' } },
      { code: 'date_to_come', field: 'signedOn', body: { signedOn: '2026-11-29' } },
      { code: 'used_before_signed', field: 'usedBeforeOn', body: { usedBeforeOn: '2026-01-01' } },
      { code: 'holder_unreadable', field: 'holder', body: { holder: '紙屋' } },
      { code: 'validation_failed', field: 'reference', body: { reference: '/7' } },
      { code: 'validation_failed', field: 'iban', body: { iban: 'DE02120300000000202052' } },
    ])
    .run(async ({ client, assert }, { code, field, body }) => {
      const desk = await makeMandateDesk(client)
      const refused = await desk.mandate(body)
      refused.assertStatus(422)
      assert.containSubset(refused.body(), { code, fields: [{ field }] })
    })

  test('private persons sign no B2B mandates', async ({ client, assert }) => {
    const desk = await makeMandateDesk(client)
    const { _id } = (await desk.post('/api/clients', { name: 'Privat', type: 'person' })).body()
    const refused = await desk.post(`/api/clients/${_id}/mandates`, { ...MANDATE, scheme: 'b2b' })
    assert.equal(refused.body().code, 'b2b_for_person')
    ;(await desk.mandate({ scheme: 'b2b' })).assertStatus(201)
  })

  test('is revoked once, and can be deleted as long as nothing was collected by it', async ({
    client,
    assert,
  }) => {
    const desk = await makeMandateDesk(client)
    const used = (await desk.mandate({ usedBeforeOn: '2026-11-01' })).body()
    const refused = await desk.remove(`/api/mandates/${used._id}`)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'in_use')
    const revoked = await desk.post(`/api/mandates/${used._id}/revoke`)
    assert.containSubset(revoked.body(), { state: 'revoked', revokedOn: '2026-11-28' })
    const again = await desk.post(`/api/mandates/${used._id}/revoke`)
    assert.equal(again.body().code, 'already_revoked')

    const unused = (await desk.mandate()).body()
    ;(await desk.remove(`/api/mandates/${unused._id}`)).assertStatus(204)
    assert.lengthOf((await desk.get(desk.path)).body(), 1)
  })

  test('a person is erased only when no mandate can be used any more', async ({
    client,
    assert,
  }) => {
    const desk = await makeMandateDesk(client)
    const { _id } = (await desk.post('/api/clients', { name: 'Privat', type: 'person' })).body()
    const mandate = (await desk.post(`/api/clients/${_id}/mandates`, MANDATE)).body()
    const refused = await desk.post(`/api/clients/${_id}/erasure`)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'still_there')
    ;(await desk.remove(`/api/mandates/${mandate._id}`)).assertStatus(204)
    ;(await desk.post(`/api/clients/${_id}/erasure`)).assertStatus(200)
  })

  test('belongs to one company', async ({ client }) => {
    const desk = await makeMandateDesk(client)
    const { _id } = (await desk.mandate()).body()
    const stranger = await makeMandateDesk(client)
    ;(await stranger.get(desk.path)).assertStatus(404)
    ;(await stranger.post(desk.path, MANDATE)).assertStatus(404)
    ;(await stranger.post(`/api/mandates/${_id}/revoke`)).assertStatus(404)
    ;(await stranger.remove(`/api/mandates/${_id}`)).assertStatus(404)
  })
})

test.group('A mandate', () => {
  const signed = { signedOn: '2023-02-28', revokedOn: null, isEnded: false }

  test(
    'that was not used for 36 months has expired: signed {signedOn}, used {lastUsedOn}, {day}: {state}'
  )
    .with([
      { ...signed, usedBeforeOn: null, lastUsedOn: null, day: '2026-02-28', state: 'active' },
      { ...signed, usedBeforeOn: null, lastUsedOn: null, day: '2026-03-01', state: 'expired' },
      {
        ...signed,
        usedBeforeOn: '2024-01-15',
        lastUsedOn: null,
        day: '2027-01-15',
        state: 'active',
      },
      {
        ...signed,
        usedBeforeOn: null,
        lastUsedOn: '2025-05-31',
        day: '2028-05-31',
        state: 'active',
      },
      {
        ...signed,
        usedBeforeOn: null,
        lastUsedOn: '2025-05-31',
        day: '2028-06-01',
        state: 'expired',
      },
    ])
    .run(({ assert }, { day, state, ...mandate }) => {
      assert.equal(stateOn(mandate, day), state)
    })

  test('ends with its last direct debit or with its revocation', ({ assert }) => {
    const mandate = { ...signed, usedBeforeOn: null, lastUsedOn: '2025-05-31' }
    const day = addDays('2025-05-31', 1)
    assert.equal(stateOn({ ...mandate, isEnded: true }, day), 'ended')
    assert.equal(stateOn({ ...mandate, revokedOn: day }, day), 'revoked')
  })
})
