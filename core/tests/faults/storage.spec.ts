import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { OutsideClient } from './outside_client.js'
import { OwnDisk } from './own_disk.js'
import { ServerProcess } from './server_process.js'

const DRAFT = {
  customClient: { name: 'Grünewald AG' },
  lines: [{ description: 'Rat', quantity: 1, unitPrice: 100, taxRate: 19 }],
}
/** Large enough to need additional room. */
const LARGE = { ...DRAFT, notes: 'Wort '.repeat(700) }

test.group('A data folder that takes no files', (group) => {
  const disk = new OwnDisk('96m')
  const server = new ServerProcess({ KONTOR_DATA: disk.folder })
  const client = new OutsideClient(server)

  group.setup(async () => {
    if (!disk.isMounted) return
    await server.start()
    await client.foundCompany('Speicher GmbH')
  })
  group.teardown(async () => {
    await server.kill()
    disk.remove()
  })

  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${server.port}/api/health/${path}`)).status

  /** Answers are kept for a moment. */
  async function readiness(wanted: number) {
    for (let i = 0; i < 100; i++) {
      if ((await statusOf('ready')) === wanted) return wanted
      await wait(100)
    }
    return statusOf('ready')
  }

  test('a full disk: not ready, changes and uploads are refused with 507, reading goes on', async ({
    assert,
  }) => {
    assert.equal(await readiness(200), 200)
    disk.fill()
    assert.equal(await readiness(503), 503)
    assert.equal(await statusOf('live'), 200)
    const logo = await client.uploadLogo()
    assert.equal(logo.status, 507)
    assert.equal(logo.code, 'storage_full')
    assert.equal(logo.retryAfter, '60')
    let refused = await client.post('/api/invoices', LARGE)
    for (let i = 0; i < 200 && refused.status === 201; i++) {
      refused = await client.post('/api/invoices', LARGE)
    }
    assert.equal(refused.status, 507)
    assert.equal(refused.body.code, 'storage_full')
    assert.equal((await client.get('/api/invoices')).status, 200)

    disk.free()
    assert.equal(await readiness(200), 200)
    assert.equal((await client.uploadLogo()).status, 200)
    assert.equal((await client.post('/api/invoices', DRAFT)).status, 201)
  }).skip(!disk.isMounted, 'needs the right to mount a file system')

  test('a read-only folder: not ready, and uploads are refused with 507', async ({ assert }) => {
    disk.protect()
    assert.equal(await readiness(503), 503)
    const logo = await client.uploadLogo()
    assert.equal(logo.status, 507)
    assert.equal(logo.code, 'storage_read_only')
    assert.equal((await client.get('/api/invoices')).status, 200)

    disk.unprotect()
    assert.equal(await readiness(200), 200)
    assert.equal((await client.uploadLogo()).status, 200)
  }).skip(!disk.isMounted, 'needs the right to mount a file system')
})
