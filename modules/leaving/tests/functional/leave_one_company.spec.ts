import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { mailsTo } from '#core/tests/mails_to'
import {
  joinCompany,
  makeCompany,
  makePerson,
  type Person,
} from '#modules/auth/factories/company_factory'
import { setUpFactor } from '#modules/auth/tests/second_factor'
import { askAs, runSteps } from '#modules/leaving/tests/leave_calls'

const WHY = { reason: 'new_job' }

const isSignedIn = async ({ token }: Pick<Person, 'token'>) =>
  (await call('GET', '/api/auth/me', { token })).status === 200

const findAccount = (email: string) => reader().from('accounts').where({ email }).first()

async function makeBoth() {
  const a = await makeCompany({ name: 'Bleibt GmbH' })
  const b = await makeCompany({ name: 'Geht GmbH' })
  return { a, b, inA: a.owner, inB: await joinCompany(a.owner, b.company, 'member') }
}

test.group('Row 7: somebody with several companies', () => {
  test('leaves one of them and keeps the account for the other', async ({ assert }) => {
    const { b, inA, inB } = await makeBoth()
    const companyId = b.company.id
    const preview = await askAs(inA.user, 'preview', { companyId })
    assert.equal(preview.body.company.name, 'Geht GmbH')
    assert.lengthOf(preview.body.companies, 2)
    assert.equal((await askAs(inA.user, 'person', { ...WHY, companyId })).status, 200)

    const row = await reader().from('users').where('id', inB.user.id).first()
    assert.deepEqual([row.name, row.account_id], ['Former user #1', null])
    assert.isFalse(await isSignedIn(inB))
    assert.isTrue(await isSignedIn(inA))
    assert.isNotNull(await findAccount(inA.user.email))
    const [mail] = await mailsTo(inA.user.email)
    assert.equal(mail?.kind, 'leaving.you_left_one')
    assert.notProperty((await askAs(inA.user, 'preview')).body, 'companies')
    assert.equal((await askAs(inA.user, 'preview', { companyId })).status, 404)
  })

  test('keeps the second factor until the last company is left', async ({ assert }) => {
    const { a, b } = await makeBoth()
    const inA = await makePerson(a.company.id, 'member')
    await joinCompany(inA, b.company, 'member')
    const { recoveryCodes } = await setUpFactor(inA)
    const factor = () =>
      reader().from('second_factors').where({ account_id: inA.user.accountId }).first()
    const leave = (companyId: string, code: string | undefined) =>
      askAs(inA.user, 'person', { ...WHY, companyId, code })
    assert.equal((await leave(a.company.id, recoveryCodes[0])).status, 200)
    assert.isNotNull(await factor())
    assert.equal((await leave(b.company.id, recoveryCodes[1])).status, 200)
    assert.isNull(await factor())
    assert.isNull(await findAccount(inA.user.email))
  })

  test('leaves no account behind when two companies are left at the same moment', async ({
    assert,
  }) => {
    const { a, b } = await makeBoth()
    const inA = await makePerson(a.company.id, 'member')
    await joinCompany(inA, b.company, 'member')
    const leave = (companyId: string) => askAs(inA.user, 'person', { ...WHY, companyId })
    const answers = await Promise.all([leave(a.company.id), leave(b.company.id)])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200]
    )
    assert.isNull(await findAccount(inA.user.email))
  })

  test('rejoins by another invitation as another user', async ({ assert }) => {
    const { b, inA, inB } = await makeBoth()
    await askAs(inA.user, 'person', { ...WHY, companyId: b.company.id })
    const again = await joinCompany(inA, b.company, 'employee')
    assert.notEqual(again.user.id, inB.user.id)
    assert.isTrue(await isSignedIn(again))
  })

  test('loses only the company that is deleted', async ({ assert }) => {
    const { a, b, inA } = await makeBoth()
    const wish = { ...WHY, companyName: 'Geht GmbH' }
    assert.equal((await askAs(b.owner.user, 'company', wish)).status, 200)
    await closeNow(b.company.id)
    assert.isNull(await findAccount(b.owner.user.email))
    assert.isNotNull(await findAccount(inA.user.email))
    assert.isTrue(await isSignedIn(inA))
    const row = await reader().from('companies').where('id', a.company.id).first()
    assert.equal(row.status, 'active')
  })
})

/** As if the thirty days were over. */
async function closeNow(companyId: string) {
  await inTx(() =>
    writer().from('company_leavings').where({ id: companyId }).update({ closes_at: 0 })
  )
  await runSteps()
}
