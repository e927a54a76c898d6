import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { runAce } from './run_ace.js'
import { ServerProcess } from './server_process.js'

const RECEIPT = Buffer.from('%PDF-1.7\nKundin Schulz\n%%EOF')
const EXPENSE = {
  vendor: 'Papier Meier',
  date: '2026-03-10',
  lines: [{ category: 'software', description: 'Papier', amount: 11.9, taxRate: 19 }],
}
const FILES = 60

test.group('The keys of companies in an installation', (group) => {
  const scratch = mkdtempSync(join(tmpdir(), 'kontor-keys-'))
  let source: Awaited<ReturnType<typeof makeInstallation>>
  let server: ServerProcess
  let client: OutsideClient
  const receipts: string[] = []
  let owner = { email: '', password: '' }

  group.setup(async () => {
    source = await makeInstallation('keys')
    server = new ServerProcess(source.settings)
    client = new OutsideClient(server)
    await server.start()
    owner = await client.foundCompany('Siegel GmbH')
    for (let i = 0; i < FILES / 10; i++) {
      const { body } = await client.post('/api/expenses', EXPENSE)
      for (let j = 0; j < 10; j++) {
        receipts.push(
          await client.uploadReceipt(String(body._id), Buffer.from(`${RECEIPT}${i} ${j}`))
        )
      }
    }
  })
  group.teardown(async () => {
    await server.kill()
    await source.remove()
    rmSync(scratch, { recursive: true, force: true })
  })

  function read(from: ServerProcess, path: string) {
    const reading = new OutsideClient(from)
    reading.token = client.token
    return reading.readFile(path)
  }

  const unsealed = async () => {
    const [row] = await askDatabase(
      source.settings,
      'select count(*) as total from expense_receipts where key_id is null'
    )
    return Number(row?.total)
  }

  test('files from before there were keys are all sealed, with a kill -9 in between', async ({
    assert,
  }) => {
    await server.kill()
    await askDatabase(
      source.settings,
      `update expense_receipts set key_id = null, content = x'${RECEIPT.toString('hex')}'`
    )
    assert.equal(await unsealed(), FILES)
    await server.start()
    await wait(30)
    await server.kill()
    await server.start()
    for (let rounds = 0; (await unsealed()) > 0 && rounds < 600; rounds++) await wait(100)
    assert.equal(await unsealed(), 0)
    for (const path of receipts) assert.equal(await read(server, path), String(RECEIPT))
  }).timeout(180_000)

  test('a backup holds no key; restored beside the keys it is whole, without them it says so', async ({
    assert,
    cleanup,
  }) => {
    const backup = join(scratch, 'backups', 'monday')
    const made = await runAce(['backup', backup, '--unencrypted'], source.settings)
    assert.equal(made.code, 0, made.said)
    const restoredTo = async (purpose: string, options: string[]) => {
      const place = await makeInstallation(purpose)
      cleanup(() => place.remove())
      const target = { ...place.settings }
      return { target, ...(await runAce(['restore', backup, ...options], target)) }
    }
    const whole = await restoredTo('keys_whole', [])
    assert.equal(whole.code, 0, whole.said)
    const second = new ServerProcess(whole.target)
    cleanup(() => second.kill())
    await second.start()
    assert.equal(await read(second, receipts[0] ?? ''), String(RECEIPT))

    const without = await restoredTo('keys_none', ['--keys', join(scratch, 'nowhere')])
    assert.equal(without.code, 2, without.said)
    assert.include(without.said, `${FILES} files lack the key`)
  })
    .timeout(180_000)
    .skip(Boolean(process.env.TEST_DATABASE_URL), 'the same command on both databases')

  test('keys are wrapped with a new APP_KEY, and files open as before', async ({ assert }) => {
    await server.kill()
    const former = join(scratch, 'former.key')
    cpSync(join(source.folder, 'app.key'), former)
    const next = 'Zq8vN2rT5yHb1KdW7xLcE4mJ9pGsA6uF'
    writeFileSync(join(source.folder, 'app.key'), next)
    const rotated = await runAce(['keys:rotate', former], source.settings)
    assert.equal(rotated.code, 0, rotated.said)
    assert.include(rotated.said, '1 keys wrapped')
    assert.equal((await runAce(['keys:rotate', former], source.settings)).code, 0)
    await server.start()
    await client.signIn(owner.email, owner.password)
    assert.equal(await read(server, receipts[0] ?? ''), String(RECEIPT))
  }).timeout(120_000)
})
