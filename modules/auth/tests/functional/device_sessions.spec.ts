import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import {
  joinCompany,
  makeCompany,
  makePerson,
  makeSuperAdmin,
} from '#modules/auth/factories/company_factory'
import { readSessionToken } from '#modules/auth/session_token'
import {
  codeOfAnswer,
  confirmAndAllow,
  DENIED,
  OVER,
  poll,
  requestCode,
  show,
} from '../device_codes.js'
import { send } from '../second_factor.js'

const DAY = 86_400_000

test.group('A session that a code opens', () => {
  test('the session that allowed it has to be open until the exchange', async ({ assert }) => {
    const { company } = await makeCompany()
    const people = await Promise.all(
      ['logout', 'logout-everywhere'].map(async (way) => ({
        way,
        person: await makePerson(company.id, 'member'),
      }))
    )
    for (const { way, person } of people) {
      const code = await requestCode()
      await confirmAndAllow(code, person)
      await send('POST', `/api/auth/${way}`, { token: person.token })
      assert.deepEqual(codeOfAnswer(await poll(code)), DENIED, way)
      assert.deepEqual(codeOfAnswer(await poll(code)), OVER, way)
    }
  })

  test('a deactivated person and a company that is not let in get no token', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const employee = await makePerson(company.id, 'employee')
    const code = await requestCode()
    await confirmAndAllow(code, employee)
    await send('POST', `/api/employees/${employee.user.id}/deactivate`, { token: owner.token })
    assert.deepEqual(codeOfAnswer(await poll(code)), DENIED)

    const waiting = await requestCode()
    await confirmAndAllow(waiting, owner)
    await inTx(() => company.merge({ status: 'pending' }).save())
    assert.deepEqual(codeOfAnswer(await poll(waiting)), [403, 'company_pending'])
  })

  test('a terminal works in the company of the session that allowed it', async ({ assert }) => {
    const first = await makeCompany()
    const second = await makeCompany()
    const there = await joinCompany(first.owner, second.company, 'member')
    const code = await requestCode()
    assert.equal((await show(code.userCode, there)).body.company, second.company.name)
    await confirmAndAllow(code, there)
    assert.equal((await poll(code)).body.companyId, second.company.id)
  })

  test('a suspended company signs in as with a password, to read and export', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    await inTx(() => company.merge({ status: 'suspended' }).save())
    const code = await requestCode()
    await confirmAndAllow(code, owner)
    const { token } = (await poll(code)).body
    assert.equal((await send('GET', '/api/invoices', { token })).status, 200)
    const written = await send('POST', '/api/tasks', { token, body: { title: 'x' } })
    assert.deepEqual(codeOfAnswer(written), [403, 'company_suspended'])
  })

  test('a super admin is signed in for half a day', async ({ assert }) => {
    const admin = await makeSuperAdmin()
    const code = await requestCode()
    assert.isNull((await show(code.userCode, admin)).body.company)
    await confirmAndAllow(code, admin)
    const { token, isSuperAdmin } = (await poll(code)).body
    const { iat, exp } = readSessionToken(token)!
    assert.deepEqual([isSuperAdmin, (exp - iat) * 1000], [true, DAY / 2])
  })
})
