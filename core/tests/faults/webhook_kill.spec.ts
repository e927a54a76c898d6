import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { askDatabase } from './ask_database.js'
import { OutsideClient, type Sent } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { ServerProcess } from './server_process.js'

const CLIENTS = 60
const KILLS = 3

/** A receiver that takes its time, so that requests are on their way when the server dies. */
async function openReceiver() {
  const arrived: { webhookId: string; clientId: string }[] = []
  const receiver = createServer(async (request, response) => {
    const event = JSON.parse(await text(request))
    arrived.push({
      webhookId: String(request.headers['webhook-id']),
      clientId: event.data.id,
    })
    await wait(20)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`
  return {
    arrived,
    host,
    close() {
      receiver.closeAllConnections()
      receiver.close()
    },
  }
}

test.group(`${KILLS} times kill -9 while webhooks are sent`, () => {
  test('no event is lost, and what comes again has the id of the first', async ({ assert }) => {
    const receiver = await openReceiver()
    const { settings, remove } = await makeInstallation('hookkill')
    settings.OUTBOUND_ALLOW = receiver.host
    const server = new ServerProcess(settings)
    await server.start()
    const client = new OutsideClient(server)
    const { password } = await client.foundCompany('Meldewerk GmbH')
    await client.post('/api/auth/confirmations', { currentPassword: password })
    const added = await client.post('/api/webhooks', {
      url: `http://${receiver.host}/`,
      description: 'Probe',
      events: ['client.created'],
      isActive: true,
    })
    assert.equal(added.status, 201)

    const stored: string[] = []
    const adding = (async () => {
      for (let index = 0; index < CLIENTS; index++) {
        const body = { name: `Kunde ${index}` }
        stored.push(await acknowledged(client, newClient(body)))
      }
    })()
    const distinct = () => new Set(receiver.arrived.map(({ webhookId }) => webhookId)).size
    for (let kill = 1; kill <= KILLS; kill++) {
      while (distinct() < kill * 8) await wait(5)
      await server.kill()
      await server.start()
    }
    await adding

    // Some minutes pass: claims of a dead server are due.
    await server.kill('SIGTERM')
    await askDatabase(settings, 'update webhook_deliveries set due_at = 0 where due_at is not null')
    await server.start()
    while (distinct() < CLIENTS) await wait(20)
    await server.kill('SIGTERM')
    receiver.close()
    await remove()

    assert.sameMembers([...new Set(receiver.arrived.map(({ clientId }) => clientId))], stored)
    const idsOf = Map.groupBy(receiver.arrived, ({ clientId }) => clientId)
    for (const events of idsOf.values()) {
      assert.equal(new Set(events.map(({ webhookId }) => webhookId)).size, 1)
    }
  }).timeout(240_000)
})

const newClient = (body: object): Sent => ({
  method: 'POST',
  path: '/api/clients',
  body,
  key: randomUUID(),
})

/** Sends until there is an answer, with one key. @returns the id of the record */
async function acknowledged(client: OutsideClient, sent: Sent): Promise<string> {
  for (;;) {
    try {
      const { status, body } = await client.send(sent)
      if (status !== 201) throw new TypeError(`${status} ${JSON.stringify(body)}`)
      return String(body._id)
    } catch (error) {
      // fetch reports a broken connection as a TypeError with a cause; ours has none.
      if (!(error instanceof TypeError) || !error.cause) throw error
      await wait(20)
    }
  }
}
