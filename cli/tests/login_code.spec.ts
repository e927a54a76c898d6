import { existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { confirmAndAllow } from '#modules/auth/tests/device_codes'
import { send } from '#modules/auth/tests/second_factor'
import { hasTmux, Pane } from './pane.js'
import { stage } from './stage.js'
import { Home } from './terminal_run.js'

const FILE = 'kontor/profiles.json'

function paneIn(home: Home, { test: running }: Pick<TestContext, 'test'>) {
  const pane = new Pane(home)
  running.cleanup(() => pane.close())
  return pane
}

/** A terminal in front of a server with prepared answers. */
async function fakeStage(context: TestContext) {
  const { api, home } = await stage(context)
  const pane = paneIn(home, context)
  const login = (more = '') =>
    pane.run(`clear; kontor login --host ${api.host} ${more}; echo "[$?]"`)
  return { api, home, pane, login }
}

test.group('Row 129: signing in with a code, in a terminal', (group) => {
  group.tap((walk) => walk.skip(!hasTmux, 'tmux is not installed').disableTimeout())

  test('row 129: the code is confirmed in a browser, and the terminal is signed in', async (context) => {
    const { assert } = context
    const { owner } = await makeCompany()
    const home = new Home()
    context.cleanup(() => home.remove())
    const pane = paneIn(home, context)
    pane.run(`clear; kontor login --host http://127.0.0.1:${process.env.PORT}`)
    const screen = await pane.shows(/show this code: +[A-Z]{4}-[A-Z]{4}/)
    const [userCode = ''] = screen.match(/[A-Z]{4}-[A-Z]{4}$/m) ?? []
    assert.match(screen.replaceAll('\n', ''), new RegExp(`/device\\?code=${userCode}`))
    assert.equal((await confirmAndAllow({ userCode }, owner)).status, 200)
    await pane.shows(`(${owner.user.email})`)

    const { token } = JSON.parse(readFileSync(home.file(FILE), 'utf8')).profiles.default
    const { body: devices } = await send('GET', '/api/auth/sessions', { token })
    assert.containsSubset(devices, [{ client: 'terminal', device: hostname(), isCurrent: true }])
    assert.equal((await home.run(['whoami'])).code, 0)
  })

  test('it waits longer when asked to, and goes on when the server was away for a moment', async (context) => {
    const { api, home, pane, login } = await fakeStage(context)
    api.waitings = ['authorization_pending', 'slow_down', 'authorization_pending']
    login()
    await pane.shows('WDJB-MJHT')
    const asked = () => api.seen.filter(({ path }) => path === '/api/auth/device-tokens')
    await pane.shows('[0]')
    context.assert.lengthOf(asked(), 4)
    context.assert.containsSubset(asked()[0]?.body, { deviceCode: 'code of the terminal' })
    context.assert.isTrue(existsSync(home.file(FILE)))

    api.breaksAt = '/api/auth/device-tokens'
    api.breaks = 2
    login()
    await pane.shows(/Signed in as.*\[0\]/s)
    context.assert.isUndefined(api.breaksAt)
  })

  test('a code that expired and one that was refused say so, and nothing is stored', async (context) => {
    const { api, home, pane, login } = await fakeStage(context)
    api.waitings = ['expired_token']
    login()
    await pane.shows(/The code has expired .*Try:\s+kontor login\s+\[3\]/s)
    api.waitings = ['access_denied']
    login()
    await pane.shows(/The sign-in was refused in the browser.*\[3\]/s)
    context.assert.isFalse(existsSync(home.file(FILE)))
  })

  test('Ctrl+C leaves nothing behind, also while the token is on its way', async (context) => {
    const { assert } = context
    const { api, home, pane, login } = await fakeStage(context)
    api.waitings = Array(1_000).fill('authorization_pending')
    login()
    await pane.shows('WDJB-MJHT')
    pane.press('C-c')
    await pane.shows(/Interrupted\.\s+\[130\]/)

    const isAsked = async () => {
      const asked = () => api.seen.filter(({ path }) => path === '/api/auth/device-tokens').length
      for (const before = asked(); asked() === before; ) await wait(20)
    }
    login()
    await isAsked()
    let answer = () => {}
    api.held = new Promise<void>((resolve) => {
      answer = resolve
    })
    api.waitings = []
    await isAsked()
    pane.press('C-c')
    await pane.shows('^C')
    answer()
    await pane.shows(/Interrupted\.\s+\[130\]/)
    assert.equal(api.tokens.size, 0)
    assert.isFalse(existsSync(home.file(FILE)))
  })

  test('--email and --password ask for the password as before', async (context) => {
    const { api, pane, login } = await fakeStage(context)
    login('--password')
    await pane.shows('E-mail address:')
    pane.run(api.user.email)
    await pane.shows('Password:')
    pane.run(api.password)
    await pane.shows(/Signed in as.*\[0\]/s)
    login(`--email ${api.user.email}`)
    await pane.shows('Password:')
    pane.press('C-c')
    await pane.shows('[130]')
    const paths = api.seen.map(({ path }) => path)
    context.assert.notInclude(paths, '/api/auth/device-codes')
  })

  test('--json answers on standard output alone; --quiet shows the code and no news', async (context) => {
    const { assert } = context
    const { api, home, pane, login } = await fakeStage(context)
    login('--json > out.json')
    await pane.shows(/WDJB-MJHT.*\[0\]/s)
    const out = JSON.parse(readFileSync(home.file('out.json'), 'utf8'))
    assert.containsSubset(out, { profile: 'default', email: api.user.email, role: 'owner' })
    login('--quiet')
    const screen = await pane.shows(/WDJB-MJHT.*\[0\]/s)
    assert.notInclude(screen, 'Signed in')
  })

  test('with input that is no terminal, login asks for no code', async (context) => {
    const { api, home } = await stage(context)
    const { code } = await home.run(['login', '--host', api.host], { input: TEST_PASSWORD })
    context.assert.equal(code, 2)
    context.assert.lengthOf(api.seen, 0)
  })
})
