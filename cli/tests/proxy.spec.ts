import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { Client } from '../lib/server/client.js'
import { onTimerChange } from '../lib/server/live.js'
import { Sessions } from '../lib/session/session.js'
import { FakeApi } from './fake/fake_api.js'
import { FakeProxy } from './fake/proxy.js'
import { Home } from './terminal_run.js'

const inTls = (name: string) => fileURLToPath(new URL(`fake/tls/${name}`, import.meta.url))
const AUTHORITY = inTls('authority.pem')

/** A server with a certificate of its own authority, a proxy, and a user's home. */
async function stage({ test: current }: Pick<TestContext, 'test'>, isSecure = true) {
  const tls = { key: readFileSync(inTls('key.pem')), cert: readFileSync(AUTHORITY) }
  const api = await new FakeApi().start(isSecure ? tls : undefined)
  const proxy = await new FakeProxy().start()
  const home = new Home()
  current.cleanup(async () => {
    home.remove()
    await proxy.stop()
    await api.stop()
  })
  const login = (env: NodeJS.ProcessEnv) =>
    home.run(['login', '--host', api.host, '--email', api.user.email], { input: api.password, env })
  return { api, proxy, home, login }
}

test.group('a certificate authority of the company', () => {
  test('is trusted with KONTOR_CA or NODE_EXTRA_CA_CERTS, and without them the sentence says what to do', async (context) => {
    const { assert } = context
    const { login, home } = await stage(context)
    const { code, err } = await login({})
    assert.equal(code, 8)
    assert.match(err, /The certificate of \S+ is not trusted \(\w+\)\. .*KONTOR_CA/)
    assert.equal((await login({ NODE_EXTRA_CA_CERTS: AUTHORITY })).code, 0)
    const env = { KONTOR_CA: AUTHORITY }
    assert.equal((await login(env)).code, 0)
    assert.equal((await home.run(['status'], { env })).code, 0)
    const missing = await home.run(['status'], { env: { KONTOR_CA: home.file('none.pem') } })
    assert.equal(missing.code, 1)
    assert.include(missing.err, 'none.pem cannot be read')
    writeFileSync(home.file('bad.pem'), 'no certificate')
    assert.equal((await home.run(['whoami'], { env: { KONTOR_CA: home.file('bad.pem') } })).code, 8)
  }).timeout(30_000)
})

test.group('a proxy', () => {
  test('carries https in a tunnel and http as requests, except to the hosts of NO_PROXY', async (context) => {
    const { assert } = context
    for (const isSecure of [true, false]) {
      const { api, proxy, home, login } = await stage(context, isSecure)
      const env = { HTTPS_PROXY: proxy.url, http_proxy: proxy.url, KONTOR_CA: AUTHORITY }
      assert.equal((await login(env)).code, 0)
      assert.equal((await home.run(['status'], { env })).code, 0)
      const { host } = new URL(api.host)
      assert.isNotEmpty(proxy.seen)
      for (const seen of proxy.seen) assert.include(seen, host)
      proxy.seen = []
      const direct = { ...env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' }
      assert.equal((await home.run(['status'], { env: direct })).code, 0)
      assert.isEmpty(proxy.seen)
    }
  }).timeout(30_000)

  test('that refuses is named', async (context) => {
    const { assert } = context
    const { proxy, login } = await stage(context)
    proxy.isClosed = true
    const { code, err } = await login({ HTTPS_PROXY: proxy.url, KONTOR_CA: AUTHORITY })
    assert.equal(code, 8)
    assert.include(err, 'The proxy does not connect to https://127.0.0.1')
  })

  test('carries live events too', async (context) => {
    const { assert } = context
    const { api, proxy } = await stage(context)
    Object.assign(process.env, { HTTPS_PROXY: proxy.url, KONTOR_CA: AUTHORITY })
    context.cleanup(() => {
      delete process.env.HTTPS_PROXY
      delete process.env.KONTOR_CA
    })
    const account = { host: api.host, token: api.signIn() }
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = onTimerChange(new Client(account, 'en', new Sessions({})), resolve)
    context.cleanup(end)
    while (!api.hasListeners) await new Promise((turn) => setTimeout(turn, 5))
    api.tell('timer')
    await promise
    assert.deepEqual(proxy.seen, [`CONNECT ${new URL(api.host).host}`])

    end()
    // Longer than a broken stream waits before it connects again.
    await new Promise((turn) => setTimeout(turn, 3500))
    assert.lengthOf(proxy.seen, 1, 'the stream that was ended connects again')
  }).timeout(15_000)
})
