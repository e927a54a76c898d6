import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import mysql, { type RowDataPacket } from 'mysql2/promise'
import { OutsideClient } from './outside_client.js'
import { makeDatabase } from './own_database.js'
import { ServerProcess } from './server_process.js'

const address = process.env.TEST_DATABASE_URL
const PROCESSES = 3
const DRAFTS = 1000
const PEOPLE = 50
/** One for all: they share their sessions. */
const KEY = 'Wk3vR9sJ2mQ8xT5bN7cL4hF6pZ1dY0gA'
const RECEIPT = Buffer.from('%PDF-1.7\nPapier\n%%EOF')
const EXPENSE = {
  vendor: 'Papier Meier',
  date: '2026-03-10',
  lines: [{ category: 'software', description: 'Papier', amount: 11.9, taxRate: 19 }],
}
const LINE = { description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }

test.group('Several processes on one MariaDB', () => {
  test('issue a thousand invoices for fifty people over three of them: 1 to 1000, each once', async ({
    assert,
  }) => {
    const database = await makeDatabase(String(address), 'processes')
    const folder = mkdtempSync(join(tmpdir(), 'kontor-processes-'))
    const servers = Array.from(
      { length: PROCESSES },
      (_, index) =>
        new ServerProcess({
          KONTOR_DATA: join(folder, String(index)),
          DATABASE_URL: database.address,
          APP_KEY: KEY,
        })
    )
    // All at once on an empty database: one makes the tables, the others wait for it.
    await Promise.all(servers.map((server) => server.start()))
    const clients = servers.map((server) => new OutsideClient(server))
    const first = clients[0]!
    await first.foundCompany('Drei Prozesse GmbH')
    for (const client of clients) client.token = first.token

    const numbers: string[] = []
    const jobs = Array(DRAFTS).keys()
    await Promise.all(
      Array.from({ length: PEOPLE }, async () => {
        for (const job of jobs) {
          const client = clients[job % PROCESSES]!
          const draft = await client.post('/api/invoices', {
            customClient: { name: 'X' },
            lines: [LINE],
          })
          const issued = await client.post(`/api/invoices/${draft.body._id}/issue`)
          assert.equal(issued.status, 200, JSON.stringify(issued.body))
          numbers.push(String(issued.body.number))
        }
      })
    )
    for (const server of servers) await server.kill('SIGTERM')
    await database.drop()
    rmSync(folder, { recursive: true, force: true })

    assert.deepEqual(
      numbers.map((number) => Number(number.split('-').at(-1))).sort((a, b) => a - b),
      Array.from({ length: DRAFTS }, (_, index) => index + 1)
    )
  })
    .skip(!address, 'needs TEST_DATABASE_URL: SQLite has one process')
    .timeout(300_000)

  test('with folders of their own, each reads the receipts that another one took', async ({
    assert,
  }) => {
    const database = await makeDatabase(String(address), 'receipts')
    const folder = mkdtempSync(join(tmpdir(), 'kontor-receipts-'))
    const shared = { DATABASE_URL: database.address, APP_KEY: KEY, SEAL_FILES: 'false' }
    const servers = ['one', 'other'].map(
      (name) => new ServerProcess({ ...shared, KONTOR_DATA: join(folder, name) })
    )
    await Promise.all(servers.map((server) => server.start()))
    const [one, other] = servers.map((server) => new OutsideClient(server))
    await one!.foundCompany('Zwei Maschinen GmbH')
    other!.token = one!.token

    const { body: expense } = await one!.post('/api/expenses', EXPENSE)
    const path = await one!.uploadReceipt(String(expense._id), RECEIPT)
    assert.equal(await other!.readFile(path), RECEIPT.toString())

    for (const server of servers) await server.kill('SIGTERM')
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })
    .skip(!address, 'needs TEST_DATABASE_URL: SQLite has one process')
    .timeout(120_000)

  test('make no table, not even the list of migrations, while another one does', async ({
    assert,
  }) => {
    const database = await makeDatabase(String(address), 'waiting')
    const other = await mysql.createConnection(database.address)
    const ask = async (sql: string) => (await other.query<RowDataPacket[]>(sql))[0]
    await ask(`select get_lock(concat('kontor ', sha1(database())), 0)`)
    const folder = mkdtempSync(join(tmpdir(), 'kontor-waiting-'))
    const server = new ServerProcess({ KONTOR_DATA: folder, DATABASE_URL: database.address })
    const started = server.start()

    const waiting = `select id from information_schema.processlist where db = database() and state = 'User lock'`
    while (!(await ask(waiting)).length) await wait(25)
    const made = await ask('show tables')
    await other.end()
    await started
    await server.kill('SIGTERM')
    await database.drop()
    rmSync(folder, { recursive: true, force: true })

    assert.deepEqual(made, [])
  })
    .skip(!address, 'needs TEST_DATABASE_URL: SQLite has one process')
    .timeout(120_000)
})
