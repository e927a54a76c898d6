import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { makeCompany, makeSuperAdmin } from '#modules/auth/factories/company_factory'

interface Listed {
  _id: string
  message: string
  page: string
  stack: string
  version: string
  count: number
  firstSeenAt: string
  lastSeenAt: string
}

const STACK = `TypeError: Cannot read properties of undefined (reading 'total')
    at Totals (https://kontor.example/assets/invoice-Df3k.js?v=1:12:345)
    at async load (https://kontor.example/assets/main-Aa1.js:1:98765)
    at Jane Doe's secret 4711
Drawer@https://kontor.example/assets/drawer.js:7:8`

let count = 0
/** Each test reports from an address of its own. */
const ownAddress = () => `127.9.0.${++count}`

test.group('A screen that failed', (group) => {
  let admin: string
  group.setup(async () => {
    admin = (await makeSuperAdmin()).token
  })
  group.each.setup(async () => {
    await inTx(() => writer().from('client_errors').delete())
  })

  const report = (body: object, options: { token?: string; from?: string } = {}) =>
    call('POST', '/api/client-errors', {
      from: ownAddress(),
      ...options,
      body: { name: 'TypeError', message: 'broken', page: '/invoices', version: '0.1.0', ...body },
    })
  const listed = async (): Promise<Listed[]> =>
    JSON.parse((await call('GET', '/api/admin/client-errors', { token: admin })).text)

  test('is listed for the super admin, reported by somebody who is signed in or not', async ({
    assert,
  }) => {
    const { token } = (await makeCompany()).owner
    assert.equal((await report({ page: '/invoices' })).status, 204)
    assert.equal((await report({ page: '/clients' }, { token })).status, 204)
    assert.equal((await report({ page: '/tasks' }, { token: 'expired' })).status, 204)
    assert.sameMembers(
      (await listed()).map(({ page }) => page),
      ['/invoices', '/clients', '/tasks']
    )
    for (const caller of [undefined, token]) {
      const answer = await call('GET', '/api/admin/client-errors', { token: caller })
      assert.oneOf(answer.status, [401, 403])
    }
  })

  test('that fails again is counted, with the version that it was seen in last', async ({
    assert,
  }) => {
    await report({ stack: STACK, version: '0.1.0' })
    await report({ stack: STACK, version: '0.2.0' })
    await report({ stack: STACK, message: 'another' })
    const [again, once] = (await listed()).toSorted((a, b) => b.count - a.count)
    assert.deepInclude(again, { message: 'broken', count: 2, version: '0.2.0' })
    assert.isAtLeast(Date.parse(again!.lastSeenAt), Date.parse(again!.firstSeenAt))
    assert.deepInclude(once, { message: 'another', count: 1 })
  })

  test('says nothing of who was there and what was shown', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    await report(
      {
        message: `Unexpected token 'M', "Müller GmbH, 4711" of jane.doe@example.com at https://kontor.example/x?key=abc, 12.345,67 ${company.id}`,
        page: `/view/invoice/${newId()}?token=Zm9yIHRlc3Rz#secret`,
        stack: STACK,
      },
      { token: owner.token }
    )
    // The digits of an id and a fingerprint may spell anything.
    const [{ id: _id, fingerprint: _fingerprint, ...row }] = await reader().from('client_errors')
    const stored = JSON.stringify(row)
    const personal = ['Müller', 'jane', '4711', 'kontor.example', 'abc', '12.345', 'Zm9y', 'Jane']
    for (const text of [...personal, company.id, owner.user.id]) assert.notInclude(stored, text)
    assert.equal(row.page, '/view/invoice/:id')
    assert.equal(row.message, `Unexpected token 'M', "…" of <mail> at <address> <number> <id>`)
    assert.deepEqual(row.stack.split('\n'), [
      'at Totals (/assets/invoice-Df3k.js:12:345)',
      'at load (/assets/main-Aa1.js:1:98765)',
      'at Drawer (/assets/drawer.js:7:8)',
    ])
  })

  test('is deleted once its cause is mended, by the super admin alone', async ({ assert }) => {
    await report({})
    const [failure] = await listed()
    const remove = (token: string) =>
      call('DELETE', `/api/admin/client-errors/${failure!._id}`, { token })
    assert.equal((await remove((await makeCompany()).owner.token)).status, 403)
    assert.equal((await remove(admin)).status, 204)
    assert.deepEqual(await listed(), [])
    assert.equal((await remove(admin)).status, 404)
  })

  test('drops the one that was not seen for the longest once 200 kinds are kept', async ({
    assert,
  }) => {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      id: newId(),
      fingerprint_hash: String(index),
      name: 'Error',
      message: `kept ${index}`,
      stack: '',
      page: '/',
      version: '',
      count: 1,
      first_seen_at: index + 1,
      last_seen_at: index + 1,
    }))
    await inTx(() => writer().table('client_errors').multiInsert(rows))
    await report({ message: 'the newest' })
    const kept = (await listed()).map(({ message }) => message)
    assert.lengthOf(kept, 200)
    assert.include(kept, 'the newest')
    assert.notInclude(kept, 'kept 0')
    assert.include(kept, 'kept 1')
  })

  test('is refused when one address or one person reports too many', async ({ assert }) => {
    const from = ownAddress()
    const statuses: number[] = []
    for (let index = 0; index < 61; index++) statuses.push((await report({}, { from })).status)
    assert.deepEqual(statuses.slice(0, 60), Array(60).fill(204))
    assert.equal(statuses[60], 429)

    const { token } = (await makeCompany()).owner
    const ofPerson: number[] = []
    for (let index = 0; index < 21; index++) ofPerson.push((await report({}, { token })).status)
    assert.deepEqual([ofPerson[19], ofPerson[20]], [204, 429])
  })

  test('is refused when it is too large', async ({ assert }) => {
    const large = await report({ message: 'x'.repeat(1001) })
    assert.equal(large.status, 422)
    assert.deepEqual(await listed(), [])
  })
})
