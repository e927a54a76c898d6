import { readFileSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { sampleTask } from './samples.js'
import { stage } from './stage.js'

const FILE = 'kontor/profiles.json'

const ALPHA = { companyId: 'c1', name: 'Alpha GmbH', role: 'owner', isCurrent: true }
const BETA = { companyId: 'c2', name: 'Beta KG', role: 'employee', isCurrent: false }

/** A user who belongs to two companies and is signed in to the first. */
async function inTwoCompanies(context: TestContext) {
  const { api, home } = await stage(context)
  api.memberships = [ALPHA, BETA]
  await home.run(['login', '--host', api.host, '--email', api.user.email], { input: api.password })
  const stored = () => JSON.parse(readFileSync(home.file(FILE), 'utf8')).profiles.default
  return { api, home, stored }
}

test.group('several companies', () => {
  test('company lists them, and status says which one is meant', async (context) => {
    const { assert } = context
    const { home } = await inTwoCompanies(context)
    const { code, out } = await home.run(['company'])
    assert.equal(code, 0)
    assert.match(out, /Alpha GmbH +Owner +\*/)
    assert.match(out, /Beta KG +Employee/)
    assert.equal((await home.run(['status'])).out, 'Alpha GmbH\nNo timer is running.\n')
    assert.include((await home.run(['whoami'])).out, 'Alpha GmbH')
  })

  test('company with words of a name switches, and the note of the other timer is not shown', async (context) => {
    const { assert } = context
    const { api, home, stored } = await inTwoCompanies(context)
    api.tasks = [sampleTask({ title: 'Work for Alpha' })]
    await home.run(['start', 'work'])
    const { token } = stored()
    const { code, out } = await home.run(['company', 'beta'])
    assert.equal(code, 0)
    const hint = 'The timer of the other company keeps running.'
    assert.equal(out, `This terminal now works in Beta KG.\n${hint}\n`)
    assert.notEqual(stored().token, token)
    assert.containSubset(stored(), { userId: 'user in c2', role: 'employee', company: 'Beta KG' })
    const prompt = await home.run(['status', '--format', '{company} {task}'])
    assert.equal(prompt.out, '')
  })

  test('an unknown name ends with 5 and switches nothing', async (context) => {
    const { assert } = context
    const { home, stored } = await inTwoCompanies(context)
    const before = stored()
    const { code, err } = await home.run(['company', 'gamma'])
    assert.equal(code, 5)
    assert.include(err, 'gamma')
    assert.deepEqual(stored(), before)
  })

  test('a command that began in one company does not go on in the other', async (context) => {
    const { assert } = context
    const { api, home, stored } = await inTwoCompanies(context)
    const before = stored()
    api.tokens.delete(before.token)
    api.beforeRefusal = () => {
      const profile = { ...before, token: api.signIn(), userId: 'user in c2', company: 'Beta KG' }
      const file = { current: 'default', profiles: { default: profile } }
      writeFileSync(home.file(FILE), JSON.stringify(file))
    }
    const { code, err } = await home.run(['stop'])
    assert.equal(code, 7)
    assert.include(err, 'Beta KG')
  })

  test('status names no company for people with one', async (context) => {
    const { api, home } = await stage(context)
    const login = ['login', '--host', api.host, '--email', api.user.email]
    await home.run(login, { input: api.password })
    context.assert.equal((await home.run(['status'])).out, 'No timer is running.\n')
  })
})
