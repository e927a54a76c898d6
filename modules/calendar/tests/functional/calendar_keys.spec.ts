import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { watchLog } from '#core/tests/watch_log'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { send, setUpFactor } from '#modules/auth/tests/second_factor'
import { makeFeed, refusalOf } from '#modules/calendar/tests/feeds'
import { askAs, runSteps } from '#modules/leaving/tests/leave_calls'

const DAY = 86_400_000
const UNKNOWN = `/api/calendar/${'x'.repeat(43)}.ics`

test.group('Row 160: the key of a calendar feed', (group) => {
  group.each.setup(() => {
    const restore = setClock(() => Date.now())
    return () => restore()
  })

  test('is answered privately, with a version that saves the next answer, also to HEAD', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { path } = await makeFeed(owner, ['times', 'invoices'])
    const { status, headers } = await call('GET', path)
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'text/calendar; charset=utf-8')
    assert.equal(headers['cache-control'], 'private, no-cache')
    const etag = String(headers.etag)
    const again = await call('GET', path, { headers: { 'if-none-match': `"other", W/${etag}` } })
    assert.deepEqual([again.status, again.text], [304, ''])
    assert.equal(again.headers['cache-control'], 'private, no-cache')
    const other = await call('GET', path, { headers: { 'if-none-match': '"other"' } })
    assert.equal(other.status, 200)
    const head = await call('HEAD', path)
    assert.deepEqual([head.status, head.text, head.headers.etag], [200, '', etag])
  })

  test('opens nothing once its person or company is out, with one and the same answer', async ({
    assert,
  }) => {
    const unknown = await refusalOf(UNKNOWN)
    assert.deepEqual([unknown.status, unknown.code], [404, 'link_not_valid'])
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { path } = await makeFeed(member, ['times'])
    const { path: other } = await makeFeed(owner, ['times'])
    for (const wrong of [
      path.slice(0, -4),
      `${path}x`,
      path.replace('.ics', '.ICS'),
      '/api/calendar/%00.ics',
    ]) {
      assert.deepEqual(await refusalOf(wrong), unknown, wrong)
    }

    const admin = await makeSuperAdmin()
    const change = (step: string) =>
      send('POST', `/api/admin/companies/${company.id}/${step}`, { token: admin.token })
    assert.equal((await change('suspend')).status, 200)
    assert.deepEqual(await refusalOf(path), unknown)
    assert.equal((await change('reactivate')).status, 200)
    assert.equal((await call('GET', path)).status, 200)

    const step = (what: string) =>
      send('POST', `/api/employees/${member.user.id}/${what}`, { token: owner.token })
    await step('deactivate')
    assert.deepEqual(await refusalOf(path), unknown)
    await step('reactivate')
    assert.deepEqual(await refusalOf(path), unknown)

    const wish = { companyName: company.name, reason: 'business_closed' }
    assert.equal((await askAs(owner.user, 'company', wish)).status, 200)
    assert.deepEqual(await refusalOf(other), unknown)
    setClock(() => Date.now() + 31 * DAY)
    await runSteps()
    assert.deepEqual(await refusalOf(other), unknown)
    assert.lengthOf(await reader().from('calendar_feeds').where('company_id', company.id), 0)
  })

  test('ends with the password, as access keys do', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { path } = await makeFeed(owner, ['times'])
    const { token } = owner
    const body = { currentPassword: TEST_PASSWORD, password: 'another horse battery' }
    assert.equal((await send('PUT', '/api/auth/password', { token, body })).status, 200)
    assert.equal((await call('GET', path)).status, 404)
  })

  test('waits while its person lacks a second factor that the company requires', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { path } = await makeFeed(member, ['times'])
    await setUpFactor(owner)
    const rule = { token: owner.token, body: { requiresSecondFactor: true } }
    assert.equal((await send('PUT', '/api/sign-in-rules', rule)).status, 200)
    assert.equal((await call('GET', path)).status, 404)
    await setUpFactor(member)
    assert.equal((await call('GET', path)).status, 200)
  })

  test('is in no line of the log, whatever the answer', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { path } = await makeFeed(owner, ['times'])
    const log = watchLog()
    await call('GET', path)
    await call('POST', path)
    await call('GET', `${path}/more`)
    await call('GET', UNKNOWN)
    log.restore()
    assert.notInclude(log.text(), path.slice('/api/calendar/'.length, -4))
    assert.notInclude(log.text(), 'xxxxx')
  })
})
