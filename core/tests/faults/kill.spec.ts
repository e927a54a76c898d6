import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { brokenRows } from './broken_rows.js'
import { MixedLoad } from './mixed_load.js'
import { OutsideClient } from './outside_client.js'
import { makeMigratedDatabase } from './own_database.js'
import { runAce } from './run_ace.js'
import { ServerProcess } from './server_process.js'

const onMariaDb = process.env.TEST_DATABASE_URL
const KILLS = Number(process.env.KILLS ?? (onMariaDb ? 40 : 200))
const PEOPLE = 6

interface ListedInvoice {
  _id: string
  number: string | null
  paid: number
}

test.group(`${KILLS} times kill -9 during mixed load`, (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-kill-'))
  const settings: Record<string, string> = { KONTOR_DATA: folder }
  let dropDatabase: (() => Promise<void>) | undefined
  group.setup(async () => {
    if (!onMariaDb) return
    const database = await makeMigratedDatabase(onMariaDb, 'kill')
    settings.DATABASE_URL = database.address
    dropDatabase = database.drop
  })
  group.teardown(async () => {
    rmSync(folder, { recursive: true, force: true })
    await dropDatabase?.()
  })

  test('nothing acknowledged is lost, no number is missing, nothing happens twice', async ({
    assert,
  }) => {
    const server = new ServerProcess(settings)
    await server.start()
    const client = new OutsideClient(server)
    await client.foundCompany('Dauerlauf GmbH')
    const tasks: string[] = []
    for (const title of ['Eins', 'Zwei', 'Drei']) {
      const { body } = await client.post('/api/tasks', { title })
      tasks.push((body.task as { _id: string })._id)
    }
    const load = new MixedLoad(client, tasks)

    let slowestStart = 0
    let tookEffect = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const running = load.run(PEOPLE)
      await wait(30 + Math.random() * 300)
      await server.kill()
      await running
      slowestStart = Math.max(slowestStart, await server.start())
      tookEffect += await load.settle()
    }

    const listed = await listAll(client)
    for (const [id, known] of load.invoices) {
      const found = listed.get(id)
      assert.exists(found, `invoice ${id} is lost`)
      assert.equal(found?.number ?? undefined, known.number)
      assert.equal(found?.paid, known.paid)
    }
    const numbers = [...listed.values()].flatMap(({ number }) => number ?? []).sort()
    assert.deepEqual(
      numbers.map((number) => Number(number.split('-').at(-1))),
      numbers.map((_, index) => index + 1)
    )
    for (const id of load.clients)
      assert.equal((await client.get(`/api/clients/${id}`)).status, 200)

    await server.kill('SIGTERM')
    if (!onMariaDb) {
      const database = new Database(join(folder, 'kontor.sqlite3'), { readonly: true })
      assert.equal(database.pragma('integrity_check', { simple: true }), 'ok')
      database.close()
    }
    assert.deepEqual(await brokenRows(settings), {})
    const verified = await runAce(['documents:verify'], settings)
    assert.equal(verified.code, 0, verified.said)
    console.log(
      `    ${KILLS} kills, ${load.acknowledged} writes acknowledged, ${numbers.length} numbers without a gap, ` +
        `${tookEffect} unanswered writes had taken effect once, slowest start ${Math.round(slowestStart)} ms`
    )
  }).timeout(900_000)
})

async function listAll(client: OutsideClient) {
  const found = new Map<string, ListedInvoice>()
  for (let page = 1; ; page++) {
    const { body } = await client.get(`/api/invoices?page=${page}&pageSize=500`)
    const rows = body as unknown as ListedInvoice[]
    for (const row of rows) found.set(row._id, row)
    if (rows.length < 500) return found
  }
}
