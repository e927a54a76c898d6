import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'
import { confirm, send } from '#modules/auth/tests/second_factor'
import dueWork from '#modules/chat/due_work'
import { askModel, connect, connection } from '#modules/chat/tests/ask_model'
import { fakeEndpoint } from '#modules/chat/tests/fake_endpoint'

const KEY = 'sk-very-secret-key-1234567890'
const DAY = 86_400_000

test.group('Row 121: the endpoint of a language model', () => {
  test('is set by the owner after confirming, and its key never comes out', async ({
    assert,
    cleanup,
  }) => {
    const endpoint = await fakeEndpoint({ say: 'OK' })
    cleanup(() => endpoint.close())
    const { company, owner } = await makeCompany()
    const body = connection({ address: `${endpoint.address}/`, key: KEY })
    const refused = await send('PUT', '/api/assistant/connection', { token: owner.token, body })
    assert.deepEqual([refused.status, refused.body.code], [403, 'confirmation_required'])

    const saved = await connect(owner, { address: `${endpoint.address}/`, key: KEY })
    assert.equal(saved.status, 200)
    assert.containSubset(saved.body, { address: endpoint.address, hasKey: true, isOn: true })
    const read = await send('GET', '/api/assistant/connection', { token: owner.token })
    assert.notInclude(JSON.stringify([saved.body, read.body]), KEY)

    const tested = await send('POST', '/api/assistant/connection/tests', { token: owner.token })
    assert.deepEqual([tested.status, tested.body], [200, { isWorking: true }])
    assert.equal(endpoint.heard[0]!.key, `Bearer ${KEY}`)

    const log = await send('GET', '/api/assistant/exchanges', { token: owner.token })
    assert.containSubset(log.body, [{ host: endpoint.host, model: 'fake-1', outcome: 'answered' }])
    for (const table of ['model_connections', 'model_exchanges', 'audit_log', 'idempotency_keys']) {
      const scope = table === 'idempotency_keys' ? 'scope_id' : 'company_id'
      const rows = await reader().from(table).where(scope, company.id)
      assert.notInclude(JSON.stringify(rows), KEY, table)
    }
  })

  test('keeps its key until somebody changes it, but never for another host', async ({
    assert,
    cleanup,
  }) => {
    const first = await fakeEndpoint({ say: 'OK' })
    const other = await fakeEndpoint({ say: 'OK' })
    cleanup(() => first.close())
    cleanup(() => other.close())
    const { owner } = await makeCompany()
    await connect(owner, { address: first.address, key: KEY })
    assert.isTrue((await connect(owner, { address: first.address })).body.hasKey)
    assert.isFalse((await connect(owner, { address: other.address })).body.hasKey)
    await send('POST', '/api/assistant/connection/tests', { token: owner.token })
    assert.isUndefined(other.heard[0]!.key)

    await connect(owner, { address: first.address, key: KEY })
    assert.isFalse((await connect(owner, { address: first.address, key: null })).body.hasKey)
  })

  test('belongs to the owner of one company alone', async ({ assert, cleanup }) => {
    const endpoint = await fakeEndpoint({ say: 'OK' })
    cleanup(() => endpoint.close())
    const { company, owner } = await makeCompany()
    await connect(owner, { address: endpoint.address, key: KEY })
    const member = await makePerson(company.id, 'member')
    for (const [method, path] of [
      ['GET', '/api/assistant/connection'],
      ['DELETE', '/api/assistant/connection'],
      ['POST', '/api/assistant/connection/tests'],
      ['GET', '/api/assistant/exchanges'],
    ] as const) {
      assert.equal((await send(method, path, { token: member.token })).status, 403, path)
    }
    const { owner: stranger } = await makeCompany()
    const { body } = await send('GET', '/api/assistant/connection', { token: stranger.token })
    assert.deepInclude(body, { address: null, hasKey: false, isOn: false })
    assert.equal((await askModel(stranger, 'Wie geht es der Firma?')).status, 409)
  })

  test('is asked nothing once it is switched off or removed', async ({ assert, cleanup }) => {
    const endpoint = await fakeEndpoint({ say: 'OK' })
    cleanup(() => endpoint.close())
    const { owner } = await makeCompany()
    const { token } = owner
    await connect(owner, { address: endpoint.address })
    const before = await send('GET', '/api/assistant/chat', { token })
    assert.deepEqual(before.body, { endpoint: { host: endpoint.host, model: 'fake-1' } })

    const off = connection({ address: endpoint.address, isOn: false })
    assert.equal((await send('PUT', '/api/assistant/connection', { token, body: off })).status, 200)
    assert.deepEqual((await send('GET', '/api/assistant/chat', { token })).body, { endpoint: null })
    const refused = await askModel(owner, 'Wie geht es der Firma?')
    assert.equal(refused.status, 409)
    assert.include(refused.text, 'no_model')

    assert.equal((await send('DELETE', '/api/assistant/connection', { token })).status, 204)
    const { body } = await send('GET', '/api/assistant/connection', { token })
    assert.isNull(body.address)
    assert.lengthOf(endpoint.heard, 0)
  })

  test('refuses addresses with a sign-in, a query or another protocol', async ({ assert }) => {
    const { owner } = await makeCompany()
    await confirm(owner)
    for (const address of [
      'https://user:pass@api.example.com/v1',
      'https://api.example.com/v1?key=1',
      'ftp://api.example.com',
      'javascript:alert(1)',
      'api.example.com',
      '',
    ]) {
      const { status, body } = await connect(owner, { address })
      assert.equal(status, 422, address)
      assert.equal(body.fields[0].field, 'address')
    }
  })

  test('is not reached inside the operator’s network, and says so', async ({ assert }) => {
    const { owner } = await makeCompany()
    for (const address of [
      'http://127.0.0.1:1/v1',
      'https://169.254.169.254/v1',
      'https://[::1]/',
    ]) {
      await connect(owner, { address })
      const tested = await send('POST', '/api/assistant/connection/tests', { token: owner.token })
      assert.deepEqual([tested.status, tested.body.code], [422, 'endpoint_refused'], address)
    }
  })

  test('is asked no more once the limit of the month is used up', async ({ assert, cleanup }) => {
    const endpoint = await fakeEndpoint({ say: 'Gut.' })
    cleanup(() => endpoint.close())
    const { owner } = await makeCompany()
    await connect(owner, { address: endpoint.address, monthlyRequests: 2 })
    const ends = []
    for (let time = 0; time < 3; time += 1) ends.push((await askModel(owner, 'Wie geht es?')).end)
    assert.deepEqual(
      ends.map((end) => end?.kind),
      ['answered', 'answered', 'failed']
    )
    assert.containSubset(ends[2], { code: 'limit_reached' })
    assert.lengthOf(endpoint.heard, 2)
    const { body } = await send('GET', '/api/assistant/connection', { token: owner.token })
    assert.deepEqual(body.used, { requests: 2, tokens: 200 })

    await connect(owner, { address: endpoint.address, monthlyTokens: 150 })
    assert.containSubset((await askModel(owner, 'Wie geht es?')).end, { code: 'limit_reached' })
    await connect(owner, { address: endpoint.address, monthlyTokens: 250 })
    assert.equal((await askModel(owner, 'Wie geht es?')).end?.kind, 'answered')
  })

  test('has a log of what was sent, for thirty days', async ({ assert, cleanup }) => {
    const endpoint = await fakeEndpoint({ say: 'Gut.' })
    cleanup(() => endpoint.close())
    const { owner } = await makeCompany()
    await connect(owner, { address: endpoint.address, key: KEY })
    await askModel(owner, 'Eine Frage an das Modell')
    const log = async () =>
      (await send('GET', '/api/assistant/exchanges', { token: owner.token })).body
    const [entry] = await log()
    assert.include(entry.messages, 'Eine Frage an das Modell')
    assert.containSubset(entry, { user: owner.user.name, requests: 1, tokens: 100 })

    const restore = setClock(() => Date.now() + 31 * DAY)
    cleanup(restore)
    for (const work of dueWork) await work.run()
    restore()
    assert.deepEqual(await log(), [])
  })
})
