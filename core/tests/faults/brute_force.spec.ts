import { request } from 'node:http'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { askDatabase } from './ask_database.js'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { ServerProcess, SUPER_ADMIN } from './server_process.js'

const isOnMariaDb = process.env.TEST_DATABASE_URL !== undefined
const PROCESSES = isOnMariaDb ? 3 : 1
const MOST_TRIES = 10
const FORGED = 1000

/** One sign-in as it arrives over a proxy, or with a forged address. */
function signIn(server: ServerProcess, email: string, password: string, forwardedFor: string) {
  const body = JSON.stringify({ email, password })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': forwardedFor,
  }
  const target = { host: '127.0.0.1', port: server.port, path: '/api/auth/login', agent: false }
  return new Promise<number>((resolve, reject) => {
    request({ ...target, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end(body)
  })
}

const count = (statuses: number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length

test.group(`Guessing passwords at ${PROCESSES} process(es)`, () => {
  test('an account gives ten tries to all of them together, also after a restart; then it opens again', async ({
    assert,
  }) => {
    const { folder, settings, remove } = await makeInstallation('brute')
    const servers = Array.from(
      { length: PROCESSES },
      (_, index) =>
        new ServerProcess({
          ...settings,
          KONTOR_DATA: isOnMariaDb ? join(folder, String(index)) : folder,
          APP_KEY: 'Wk3vR9sJ2mQ8xT5bN7cL4hF6pZ1dY0gA',
        })
    )
    for (const server of servers) await server.start()
    const people = new OutsideClient(servers[0]!)
    const { email, password } = await people.foundCompany('Opfer GmbH')
    const neighbour = await new OutsideClient(servers[0]!).foundCompany('Nachbar GmbH')

    // Six at once have a place in the line; those refused there do not count as a try.
    for (let i = 0; i < MOST_TRIES - 6; i++) {
      assert.equal(await signIn(servers[0]!, email, `wrong at first ${i}`, '10.250.0.1'), 401)
    }
    const guesses = await Promise.all(
      Array.from({ length: FORGED }, (_, index) =>
        signIn(
          servers[index % PROCESSES]!,
          email,
          `wrong ${index}`,
          `10.${index % 250}.${index >> 4}.7`
        )
      )
    )
    assert.equal(count(guesses, 401), 6)
    assert.equal(count(guesses, 429), FORGED - 6)

    for (const server of servers) await server.kill()
    for (const server of servers) {
      await server.start()
      assert.equal(await signIn(server, email, password, '10.9.9.9'), 429)
    }
    assert.equal(await signIn(servers[0]!, neighbour.email, neighbour.password, '10.9.9.9'), 200)
    assert.equal((await people.get('/api/auth/me')).status, 200)

    // A quarter of an hour passes.
    for (const server of servers) await server.kill('SIGTERM')
    const stored = { ...settings, KONTOR_DATA: folder }
    await askDatabase(stored, 'update rate_limits set expire = 1')
    for (const server of servers) await server.start()
    assert.equal(await signIn(servers.at(-1)!, email, password, '10.9.9.9'), 200)
    for (const server of servers) await server.kill('SIGTERM')
    await remove()
  }).timeout(180_000)

  test('a flood from one address behind the proxy leaves its neighbours alone, whatever it claims', async ({
    assert,
  }) => {
    const { settings, remove } = await makeInstallation('proxy')
    const server = new ServerProcess({ ...settings, TRUSTED_PROXIES: '127.0.0.1' })
    await server.start()
    // The proxy adds the address that it sees behind what the sender claims.
    const flood = await Promise.all(
      Array.from({ length: 700 }, (_, index) =>
        signIn(server, '', '', `10.1.1.${index % 250}, 192.0.2.66`)
      )
    )
    assert.equal(count(flood, 429), 100)
    const { email, password } = SUPER_ADMIN
    assert.equal(await signIn(server, email, password, '192.0.2.66'), 429)
    assert.equal(await signIn(server, email, password, '192.0.2.67'), 200)
    await server.kill('SIGTERM')
    await remove()
  }).timeout(120_000)
})
