import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { OutsideClient } from './outside_client.js'
import { ServerProcess } from './server_process.js'

test.group('The data folder', (group) => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-private-'))
  const data = join(folder, 'data')
  const server = new ServerProcess({ KONTOR_DATA: data })
  group.teardown(async () => {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Files and folders that another user could read or enter. */
  const openToOthers = () =>
    ['.', ...readdirSync(data, { recursive: true }).map(String)].filter(
      (name) => (statSync(join(data, name)).mode & 0o077) !== 0
    )

  test('is closed to others with everything in it', async ({ assert }) => {
    process.umask(0o022)
    await server.start()
    const client = new OutsideClient(server)
    await client.foundCompany('Privat GmbH')
    assert.equal((await client.uploadLogo()).status, 200)
    assert.includeMembers(readdirSync(data), ['kontor.sqlite3', 'kontor.sqlite3-wal', 'app.key'])
    assert.deepEqual(openToOthers(), [])
  })

  test('of an earlier Kontor is closed at the next start', async ({ assert }) => {
    await server.kill()
    for (const name of readdirSync(data).filter((name) => name.startsWith('kontor.'))) {
      chmodSync(join(data, name), 0o644)
    }
    chmodSync(data, 0o755)
    await server.start()
    assert.deepEqual(openToOthers(), [])
  })
})
