import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { test } from '@japa/runner'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { ServerProcess } from './server_process.js'

const GUESSES = 10_000
const AT_ONCE = 32

test.group(`${GUESSES} guessed tokens`, () => {
  test('are all refused, write nothing, and shut out nobody', async ({ assert }) => {
    const { settings, remove } = await makeInstallation('guesses')
    const server = new ServerProcess(settings)
    await server.start()
    const honest = new OutsideClient(server)
    await honest.foundCompany('Ehrlich GmbH')

    const before = await writesOf(settings)
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    const jobs = Array(GUESSES).keys()
    const statuses = new Set<number>()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const job of jobs) {
          statuses.add(await ask(server.port, agent, guess(honest.token, job)))
          if (job % 500 === 0) assert.equal((await honest.get('/api/invoices')).status, 200)
        }
      })
    )
    const after = await writesOf(settings)
    agent.destroy()
    assert.sameMembers([...statuses], [401, 429])
    assert.equal(after, before)

    await honest.post('/api/clients', { name: 'Neu', type: 'business' })
    assert.notEqual(await writesOf(settings), after, 'a write would have been seen')
    await server.kill('SIGTERM')
    await remove()
  }).timeout(120_000)
})

/**
 * Nonsense, a token of the right form, a true one with another signature, one that belongs to a reset link, and personal
 * tokens without and with the checksum of real ones.
 */
function guess(token: string, job: number) {
  const [header, payload, signature = ''] = token.split('.')
  const random = randomBytes(32).toString('base64url')
  const changed = signature.slice(1) + signature.slice(0, 1)
  return [
    random,
    `${header}.${random}.${random}`,
    `${header}.${payload}.${changed}`,
    `${header}.${payload}.${random}`,
    `kontor_pat_${random}`,
    `kontor_pat_${random}${crc32(random).toString(16).padStart(8, '0')}`,
  ][job % 6]
}

function ask(port: number, agent: Agent, token: string | undefined) {
  const headers = { authorization: `Bearer ${token}` }
  return new Promise<number>((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent, path: '/api/auth/me', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}

/**
 * A figure that any write changes: on SQLite the hash of the file and its log, on MariaDB the sums over all tables (the
 * server counts changed rows per table only when configured to, for all users).
 */
async function writesOf(settings: Record<string, string>): Promise<string> {
  const { DATABASE_URL, KONTOR_DATA = '' } = settings
  const hash = createHash('sha256')
  if (!DATABASE_URL) {
    for (const ending of ['', '-wal'])
      hash.update(readFileSync(join(KONTOR_DATA, `kontor.sqlite3${ending}`)))
    return hash.digest('hex')
  }
  const tables = await askDatabase(settings, 'show tables')
  const names = tables.map((row) => `\`${Object.values(row)[0]}\``).join()
  return JSON.stringify(await askDatabase(settings, `checksum table ${names}`))
}
