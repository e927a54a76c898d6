import { test } from '@japa/runner'
import { sampleCompany, sampleTask } from './samples.js'
import { signedInStage, stage } from './stage.js'

test.group('failures', () => {
  test('without a sign-in: exit code 3 and the command to try, on standard error', async (context) => {
    const { home } = await stage(context)
    for (const command of ['tasks', 'status', 'stop', 'invoices', 'whoami', 'logout']) {
      const { code, out, err } = await home.run([command])
      context.assert.equal(code, 3, command)
      context.assert.equal(out, '')
      context.assert.equal(err, 'kontor: You are not signed in. Try: kontor login\n')
    }
  })

  test('with --json a failure is one JSON document on standard error', async (context) => {
    const { home } = await stage(context)
    const { out, err } = await home.run(['tasks', '--json'])
    context.assert.equal(out, '')
    context.assert.deepEqual(JSON.parse(err), {
      error: 'You are not signed in. Try: kontor login',
      code: 'not_signed_in',
      exitCode: 3,
      candidates: [],
    })
  })

  test('each kind of answer has its own exit code', async (context) => {
    const { api, home } = await signedInStage(context)
    const kinds = { 403: 4, 404: 5, 409: 7, 413: 1, 422: 1, 429: 8, 500: 8, 503: 8 }
    for (const [status, exitCode] of Object.entries(kinds)) {
      const body = { error: 'Not now.', code: 'some_code', requestId: 'r' }
      api.next = [{ status: Number(status), body }]
      const { code, err } = await home.run(['invoices'])
      context.assert.equal(code, exitCode, status)
      context.assert.match(err, /^kontor: Not now\./)
    }
  })

  test('a server that is away is exit code 8 and named', async (context) => {
    const { api, home } = await signedInStage(context)
    const { host } = api
    await api.stop()
    const { code, err } = await home.run(['tasks'])
    context.assert.equal(code, 8)
    context.assert.equal(err, `kontor: Cannot reach ${host}. Is the server running?\n`)
  })

  test('an address that is not Kontor is named as such', async (context) => {
    const { api, home } = await signedInStage(context)
    api.next = [{ status: 200, body: '<html>', headers: { 'content-type': 'text/html' } }]
    const { code, err } = await home.run(['tasks'])
    context.assert.equal(code, 8)
    context.assert.include(err, 'is not Kontor')
  })

  test('a misspelt command names the one that was meant', async (context) => {
    const { home } = await stage(context)
    const { code, err } = await home.run(['staus'], { env: { LANG: 'de_DE.UTF-8' } })
    context.assert.equal(code, 2)
    context.assert.equal(
      err,
      'kontor: Den Befehl „staus“ gibt es nicht. Versuchen Sie: kontor status\n'
    )
  })

  test('wrong usage is exit code 2, help and version are 0', async (context) => {
    const { home } = await stage(context)
    const codes = await Promise.all(
      [
        ['tasks', '--nope'],
        ['completion'],
        ['pause', 'now'],
        ['admin'],
        ['--help'],
        ['-V'],
        [],
      ].map(async (args) => (await home.run(args)).code)
    )
    context.assert.deepEqual(codes, [2, 2, 2, 2, 0, 0, 0])
  })

  test('an unreadable sign-in file is reported, not overwritten', async (context) => {
    const { home } = await signedInStage(context)
    const { writeFileSync } = await import('node:fs')
    writeFileSync(home.file('kontor/profiles.json'), '{broken')
    const { code, err } = await home.run(['tasks'])
    context.assert.equal(code, 1)
    context.assert.include(err, 'profiles.json cannot be read. Try: mv ')
  })

  test('a word that no command is near to leads to the help, never to signing out', async (context) => {
    const { home } = await stage(context)
    const next = async (...args: string[]) => {
      const { code, err } = await home.run(args)
      context.assert.equal(code, 2)
      return /Try: (.*)\n/.exec(err)?.[1]
    }
    context.assert.equal(await next('bogus'), 'kontor --help')
    context.assert.equal(await next('qqq'), 'kontor --help')
    context.assert.equal(await next('logot'), 'kontor --help')
    context.assert.equal(await next('tsaks'), 'kontor tasks')
    context.assert.equal(await next('pasue'), 'kontor pause')
    context.assert.equal(await next('admin', 'aprove', 'x'), 'kontor admin approve')
    context.assert.equal(await next('admin', 'rejct', 'x'), 'kontor admin --help')
    context.assert.equal(await next('invoices', '--nope'), 'kontor invoices --help')
  })

  test('help is a command too, and names the options of every command', async (context) => {
    const { home } = await stage(context)
    const { code, out } = await home.run(['help'])
    context.assert.equal(code, 0)
    context.assert.equal(out, (await home.run(['--help'])).out)
    const ofStart = await home.run(['help', 'start'])
    context.assert.equal(ofStart.code, 0)
    context.assert.match(ofStart.out, /Global options:\n.*--json/s)
    context.assert.equal(ofStart.out, (await home.run(['start', '--help'])).out)
  })

  test('an empty word is no task and no company', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.tasks = [sampleTask()]
    api.companies = [sampleCompany()]
    for (const args of [
      ['start', ''],
      ['start', ' ', ''],
      ['admin', 'approve', ''],
    ]) {
      const { code, err } = await home.run(args)
      assert.equal(code, 2, err)
    }
    assert.isFalse(api.seen.some(({ method }) => method === 'POST'))
  })

  test('a state folder that cannot be used changes no command', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.tasks = [sampleTask({ title: 'Call' })]
    for (const folder of ['/dev/null', '/proc/nope', '/proc/nope/deeper']) {
      const run = async (...args: string[]) => {
        const { code, out, err } = await home.run(args, { env: { XDG_STATE_HOME: folder } })
        assert.equal(code, 0, `${folder} ${args}: ${err}`)
        return out
      }
      assert.include(await run('start', 'call'), 'Started: Call')
      assert.include(await run('pause'), 'Paused: Call')
      assert.include(await run('resume'), 'Resumed: Call')
      assert.include(await run('status'), 'Call')
      assert.include(await run('tasks'), 'Call')
      assert.equal(await run('status', '--format', '{task}'), '')
      assert.include(await run('stop'), 'Stopped: Call')
    }
  })

  test('a folder in which no sign-in can be kept is named', async (context) => {
    const { api, home } = await stage(context)
    for (const folder of ['/dev/null', '/proc/nope']) {
      const login = ['login', '--host', api.host, '--email', api.user.email]
      const env = { XDG_CONFIG_HOME: folder }
      const { code, err } = await home.run(login, { input: api.password, env })
      context.assert.equal(code, 1)
      context.assert.include(err, `${folder}/kontor/profiles.json cannot be`)
    }
  })

  test('an impossible server address is refused before the password prompt', async (context) => {
    const { home } = await stage(context)
    for (const host of ['ht!tp://x y', 'ftp://example.com', 'https://', 'a b', 'me@example.com']) {
      const { code, err } = await home.run(['login', '--host', host, '--email', 'a@b.example'])
      context.assert.equal(code, 2, host)
      context.assert.include(err, 'is not a server address')
    }
  })
})
