import { test } from '@japa/runner'
import { signedInStage, stage } from './stage.js'

test.group('failures', () => {
  test('nobody signed in: exit code 3 and the command to try, on standard error', async (context) => {
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

  test('an address that is not Kontor is told as such', async (context) => {
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
      [['tasks', '--nope'], ['completion'], ['stop', 'now'], ['admin'], ['--help'], ['-V'], []].map(
        async (args) => (await home.run(args)).code
      )
    )
    context.assert.deepEqual(codes, [2, 2, 2, 2, 0, 0, 0])
  })

  test('an unreadable sign-in file is told, not overwritten', async (context) => {
    const { home } = await signedInStage(context)
    const { writeFileSync } = await import('node:fs')
    writeFileSync(home.file('kontor/profiles.json'), '{broken')
    const { code, err } = await home.run(['tasks'])
    context.assert.equal(code, 1)
    context.assert.include(err, 'profiles.json cannot be read. Try: mv ')
  })
})
