import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { ServerProcess } from './server_process.js'

const SIX_DAYS = 6 * 86_400_000
const LINE = { description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }
const INVOICE = { customClient: { name: 'Anna' }, lines: [LINE] }

test.group('An Idempotency-Key', () => {
  test('E05: is honoured after kill -9, a restart and six days', async ({ assert, cleanup }) => {
    const { settings, remove } = await makeInstallation('keys')
    const server = new ServerProcess(settings)
    cleanup(async () => {
      await server.kill()
      await remove()
    })
    await server.start()
    const owner = new OutsideClient(server)
    await owner.foundCompany('Schlüssel GmbH')
    const key = randomUUID()
    const send = ({ token }: OutsideClient, body: object = INVOICE) =>
      call('POST', '/api/invoices', {
        port: server.port,
        token,
        body,
        headers: { 'idempotency-key': key },
      })

    const first = await send(owner)
    assert.equal(first.status, 201, first.text)
    await server.kill()
    await server.start()
    const replay = async () => {
      const again = await send(owner)
      assert.deepEqual([again.status, again.text], [first.status, first.text])
      assert.equal(again.headers['idempotent-replayed'], 'true')
    }
    await replay()

    await server.kill('SIGTERM')
    await askDatabase(settings, `update idempotency_keys set created_at = created_at - ${SIX_DAYS}`)
    await server.start()
    // The server's work by the clock has its first round now.
    await wait(1500)
    await replay()

    const changed = await send(owner, { ...INVOICE, notes: 'Other' })
    assert.equal(changed.status, 422)
    assert.equal(JSON.parse(changed.text).code, 'idempotency_key_reused')
    assert.lengthOf((await owner.get<object[]>('/api/invoices')).body, 1)

    const stranger = new OutsideClient(server)
    await stranger.foundCompany('Andere GmbH')
    const elsewhere = await send(stranger)
    assert.equal(elsewhere.status, 201, elsewhere.text)
    assert.notProperty(elsewhere.headers, 'idempotent-replayed')
    assert.notEqual(JSON.parse(elsewhere.text)._id, JSON.parse(first.text)._id)
  }).timeout(180_000)
})
