import { test } from '@japa/runner'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { ERAS } from '#modules/mcp/tests/program'
import { makeToken } from '#modules/tokens/tests/tokens'
import { connectMcp } from './mcp_client.js'
import { Home } from './terminal_run.js'

const HOST = `http://127.0.0.1:${process.env.PORT}`
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

test.group('kontor mcp', (group) => {
  let home: Home
  group.each.setup(() => {
    home = new Home()
    return () => home.remove()
  })

  test('connects a program of {$self} with a token from the environment')
    .with([...ERAS])
    .run(async ({ assert }, era) => {
      const { owner } = await makeCompany()
      const { token } = await makeToken(owner, ['time:read', 'time:write'])
      const program = await connectMcp(home, { KONTOR_URL: HOST, KONTOR_TOKEN: token }, era)
      assert.include(await program.names(), 'start_timer')
      const [timer, tasks] = await Promise.all([
        program.use('get_timer'),
        program.use('list_tasks'),
      ])
      assert.deepEqual(timer.data, { timeEntry: null })
      assert.deepEqual(tasks.data, { total: 0, records: [] })
      const refused = await program.use('list_invoices')
      assert.equal(refused.data.code, 'token_scope_missing')
      await program.close()
    })

  test('connects with the stored sign-in', async ({ assert }) => {
    const { owner } = await makeCompany()
    const login = ['login', '--host', HOST, '--email', owner.user.email]
    await home.run(login, { input: TEST_PASSWORD })
    const program = await connectMcp(home, {})
    assert.include(await program.names(), 'list_invoices')
    await program.close()
  })

  test('writes nothing but messages to standard output, whatever comes in', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { token, _id } = await makeToken(owner, ['time:read'])
    const env = { KONTOR_URL: HOST, KONTOR_TOKEN: token }
    const input = ['', 'not json', '[]', JSON.stringify(LIST), ''].join('\n')
    const { code, out, err } = await home.run(['mcp'], { env, input })
    assert.equal(code, 0, err)
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.lengthOf(answers, 3)
    for (const { jsonrpc } of answers) assert.equal(jsonrpc, '2.0')
    assert.equal(err, '')

    await fetch(`${HOST}/api/personal-tokens/${_id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${owner.token}` },
    })
    const revoked = await home.run(['mcp'], { env, input: JSON.stringify(LIST) })
    const { error, id } = JSON.parse(revoked.out)
    assert.equal(id, 1)
    assert.equal(error.data.code, 'token_revoked')
    assert.match(error.message, /revoked/)
  })

  test('without a sign-in it fails on standard error', async ({ assert }) => {
    const { code, out, err } = await home.run(['mcp'], { input: JSON.stringify(LIST) })
    assert.equal(code, 3)
    assert.equal(out, '')
    assert.match(err, /kontor login/)
  })

  test('a personal token serves the other commands too, and says what it lacks', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { token } = await makeToken(owner, ['time:read'])
    const env = { KONTOR_URL: HOST, KONTOR_TOKEN: token }
    assert.equal((await home.run(['whoami'], { env })).code, 0)
    assert.equal((await home.run(['tasks'], { env })).code, 0)
    const { code, err } = await home.run(['invoices'], { env })
    assert.equal(code, 4)
    assert.match(err, /lacks the right “invoices:read”/)
    assert.notInclude(err, 'kontor whoami')
  })
})
