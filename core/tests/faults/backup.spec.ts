import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeDatabase, makeMigratedDatabase } from './own_database.js'
import { reportIn } from './report_in.js'
import { runAce } from './run_ace.js'
import { ServerProcess } from './server_process.js'

const LINE = { description: 'Beratung', quantity: 1, unitPrice: 100, taxRate: 19 }
const INVOICE = { customClient: { name: 'Laufkunde' }, lines: [LINE] }

/** Writes one invoice after the other until it is stopped. */
function keepWriting(client: OutsideClient) {
  const statuses: number[] = []
  let isOver = false
  const loop = (async () => {
    while (!isOver) statuses.push((await client.post('/api/invoices', INVOICE)).status)
  })()
  return async () => {
    isOver = true
    await loop
    return statuses
  }
}

/** Everything below a folder, with what others may do with it. */
const openToOthers = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)

/** The database of this run; the other one has a run of its own. */
const kind = process.env.TEST_DATABASE_URL ? 'MariaDB' : 'SQLite'

test.group(`A backup of ${kind}`, (group) => {
  const scratch = mkdtempSync(join(tmpdir(), 'kontor-backup-'))
  const backup = join(scratch, 'copy')
  const source: Record<string, string> = { KONTOR_DATA: join(scratch, 'data') }
  const target: Record<string, string> = { KONTOR_DATA: join(scratch, 'restored') }
  const options: string[] = ['--unencrypted']
  const databases: { drop(): Promise<void> }[] = []
  const server = new ServerProcess(source)
  const client = new OutsideClient(server)

  group.setup(async () => {
    mkdirSync(source.KONTOR_DATA!)
    if (kind === 'MariaDB') {
      const address = process.env.TEST_DATABASE_URL!
      const live = await makeMigratedDatabase(address, 'backup')
      const check = await makeDatabase(address, 'backup_check')
      const empty = await makeDatabase(address, 'backup_empty')
      databases.push(live, check, empty)
      source.DATABASE_URL = live.address
      target.DATABASE_URL = empty.address
      options.push(`--check-database=${check.address}`)
    }
    await server.start()
    await client.foundCompany('Sicher GmbH')
    await client.uploadLogo()
  })
  group.teardown(async () => {
    await server.kill()
    for (const database of databases) await database.drop()
    rmSync(scratch, { recursive: true, force: true })
  })

  test('is one moment of a server that goes on writing, and closed to others', async ({
    assert,
  }) => {
    const stopWriting = keepWriting(client)
    const { said, code } = await runAce(['backup', backup, '--json', ...options], source)
    const statuses = await stopWriting()
    assert.equal(code, 0, said)
    assert.isNotEmpty(statuses)
    assert.deepEqual([...new Set(statuses)], [201])

    const { manifest } = reportIn(said)
    assert.equal(manifest?.documents, 'unchanged')
    assert.isTrue(manifest?.key.isIncluded)
    assert.equal(manifest?.database.rows.companies, 1)
    const listed = manifest?.files.map(({ path }) => path.replace(/^files.logos.*/, 'a logo'))
    assert.sameMembers(listed ?? [], [
      kind === 'SQLite' ? 'kontor.sqlite3' : 'kontor.sql',
      'app.key',
      'a logo',
    ])
    assert.deepEqual(openToOthers(backup), [])
    // The logo is sealed with the company's key, whose copies lie beside the backups.
    assert.sameMembers(readdirSync(scratch), ['company-keys', 'copy', 'data'])
  }).timeout(180_000)

  test('comes back in an empty place, where its people go on as they were', async ({
    assert,
    cleanup,
  }) => {
    const restored = await runAce(['restore', backup], target)
    assert.equal(restored.code, 0, restored.said)
    const second = new ServerProcess(target)
    cleanup(() => second.kill())
    await second.start()
    const visitor = new OutsideClient(second)
    visitor.token = client.token
    const { database } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))
    const { status, body } = await visitor.get<object[]>('/api/invoices')
    assert.equal(status, 200)
    assert.lengthOf(body, Math.min(500, database.rows.invoices))
    const settings = await visitor.get<{ companyInfo: { logo: string } }>('/api/settings')
    const logo = await fetch(`http://127.0.0.1:${second.port}${settings.body.companyInfo.logo}`)
    assert.equal(logo.status, 200)
  }).timeout(180_000)

  test('is refused where something is already, and names it', async ({ assert }) => {
    const twice = await runAce(['backup', backup, ...options], source)
    assert.equal(twice.code, 1)
    assert.include(twice.said, 'is there already')
    const over = await runAce(['restore', backup], target)
    assert.equal(over.code, 1)
    assert.include(over.said, 'is not empty')
  }).timeout(60_000)

  test('says of documents that somebody has changed what is wrong, and is kept', async ({
    assert,
  }) => {
    const [changed] = (await client.get<{ _id: string }[]>('/api/invoices')).body
    const issued = await client.post(`/api/invoices/${changed?._id}/issue`)
    assert.equal(issued.status, 200, JSON.stringify(issued.body))
    await askDatabase(source, `update invoices set total = total + 1 where id = '${changed?._id}'`)
    const folder = join(scratch, 'changed')
    const { said, code } = await runAce(['backup', folder, '--json', ...options], source)
    assert.equal(code, 2, said)
    assert.equal(reportIn(said).manifest?.documents, 'changed')
    assert.include(reportIn(said).faults?.join(), String(issued.body.number))
    assert.isTrue(existsSync(join(folder, 'manifest.json')))
  }).timeout(60_000)
})
