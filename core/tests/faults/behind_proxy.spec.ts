import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { test } from '@japa/runner'
import { OutsideClient } from './outside_client.js'
import { makeInstallation } from './own_installation.js'
import { isInstalled, PROXIES, startProxy } from './proxies/proxy.js'
import { freePort, ServerProcess } from './server_process.js'

/** Wrong tries for one account from one address before Kontor answers 429. */
const MOST_TRIES = 10

for (const proxy of PROXIES) {
  test.group(`Behind ${proxy.name}, with the example of deploy/`, (group) => {
    const isMissing = !isInstalled(proxy.name)
    const reason = `${proxy.name} is not installed`
    let installation: Awaited<ReturnType<typeof makeInstallation>> | undefined
    let server: ServerProcess | undefined
    let running: Awaited<ReturnType<typeof startProxy>> | undefined
    let own: number
    let owner: OutsideClient
    let email: string

    group.setup(async () => {
      if (isMissing) return
      installation = await makeInstallation(proxy.name)
      own = await freePort()
      server = new ServerProcess({ ...installation.settings, TRUSTED_PROXIES: '127.0.0.1' })
      await server.start()
      running = await startProxy(proxy, { own, kontor: server.port })
      owner = new OutsideClient({ port: own })
      email = (await owner.foundCompany('Hinter dem Proxy GmbH')).email
    })
    group.teardown(async () => {
      await running?.end()
      await server?.kill()
      await installation?.remove()
    })
    /** @param from an address of this machine that the request comes from */
    const tryWrong = (from: string, headers: Record<string, string> = {}) =>
      new Promise<number>((resolve, reject) => {
        const body = JSON.stringify({ email, password: `falsch ${randomUUID()}` })
        const sent = request(
          {
            host: '127.0.0.1',
            port: own,
            localAddress: from,
            method: 'POST',
            path: '/api/auth/login',
            headers: { 'content-type': 'application/json', ...headers },
          },
          (answer) => {
            answer.resume()
            resolve(answer.statusCode ?? 0)
          }
        )
        sent.once('error', reject)
        sent.end(body)
      })

    test('each person is counted at their own address, which nobody can make up', async ({
      assert,
    }) => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const made = { 'x-forwarded-for': `203.0.113.${tries}` }
        assert.equal(await tryWrong('127.0.0.2', made), 401)
      }
      const madeUp = { 'x-forwarded-for': '198.51.100.7' }
      assert.equal(await tryWrong('127.0.0.2', madeUp), 429)
      assert.equal(await tryWrong('127.0.0.3'), 401)
    }).skip(isMissing, reason)

    test('a live event arrives while the stream goes on', async ({ assert }) => {
      const stream = new AbortController()
      const answer = await fetch(`http://127.0.0.1:${own}/api/events`, {
        headers: { authorization: `Bearer ${owner.token}` },
        signal: stream.signal,
      })
      assert.equal(answer.status, 200)
      const made = owner.post('/api/clients', { name: 'Live & Söhne' })
      let said = ''
      for await (const piece of answer.body ?? []) {
        said += Buffer.from(piece).toString()
        if (said.includes('client')) break
      }
      assert.include(said, 'client')
      assert.equal((await made).status, 201)
      stream.abort()
    })
      .timeout(20_000)
      .skip(isMissing, reason)

    test('what is too large is refused by Kontor, in its own words', async ({ assert }) => {
      const { status, body } = await owner.post('/api/clients', { name: 'x'.repeat(3_000_000) })
      assert.equal(status, 413)
      assert.equal(body.code, 'too_large')
    }).skip(isMissing, reason)
  })
}
