import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { deskOf, type Made } from '#core/tests/desk'
import { mailsTo } from '#core/tests/mails_to'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { addPasskey, serveByName } from '#modules/auth/tests/passkeys'
import { setUpFactor } from '#modules/auth/tests/second_factor'
import { askAs, sumsOf } from '#modules/leaving/tests/leave_calls'

const WHY = { reason: 'new_job' }

const rowOf = (id: string) => reader().from('users').where('id', id).first()

test.group('Somebody deletes the own account', () => {
  test('row 8: name and address are replaced, every sign-in ends', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { status } = await askAs(member.user, 'person', WHY)
    assert.equal(status, 200)

    const row = await rowOf(member.user.id)
    assert.equal(row.name, 'Former user #1')
    assert.equal(row.email, `${member.user.id}@left.invalid`)
    assert.isNull(row.account_id)
    const account = reader().from('accounts').where('email', member.user.email)
    assert.isNull(await account.first())
    const { token } = member
    assert.equal((await call('GET', '/api/auth/me', { token })).status, 401)
    assert.isNull(await reader().from('sessions').where('user_id', member.user.id).first())
    assert.equal((await askAs(member.user, 'preview')).status, 401)

    const [told] = await mailsTo(member.user.email)
    assert.equal(told?.kind, 'leaving.you_left')
    const [notice] = (await mailsTo(owner.user.email)).slice(-1)
    assert.equal(notice?.kind, 'leaving.someone_left')
    assert.include(notice?.text, 'stay with the former user until you assign them')
    const entry = await reader()
      .from('audit_log')
      .where({ company_id: company.id, action: 'user.left' })
      .first()
    assert.equal(entry.subject_id, member.user.id)
    assert.equal(entry.actor_id, member.user.id)
    assert.deepEqual(JSON.parse(entry.details), { number: 1, reason: 'new_job' })
  })

  test('a second factor is asked for too, so a password alone deletes no account', async ({
    assert,
  }) => {
    const { company } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { recoveryCodes } = await setUpFactor(member)
    const without = await askAs(member.user, 'person', WHY)
    assert.equal(without.status, 422)
    assert.equal((await askAs(member.user, 'person', { ...WHY, code: '000000' })).status, 422)
    const [code] = recoveryCodes
    assert.equal((await askAs(member.user, 'person', { ...WHY, code })).status, 200)
    assert.isNull(
      await reader().from('second_factors').where({ account_id: member.user.accountId }).first()
    )
  })

  test('passkeys go with the account; a recovery code confirms it', async ({ assert, cleanup }) => {
    cleanup(serveByName())
    const { company } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const { recoveryCodes } = await addPasskey(member)
    assert.equal((await askAs(member.user, 'person', WHY)).status, 422)
    const [code] = recoveryCodes
    assert.equal((await askAs(member.user, 'person', { ...WHY, code })).status, 200)
    assert.isNull(
      await reader().from('passkeys').where({ account_id: member.user.accountId }).first()
    )
  })

  test('the timer stops, hours stay under the new name', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const desk = deskOf({ token: member.token })
    const { task } = await desk.post<{ task: Made }>('/tasks', { title: 'Plakat' })
    const [startTime, endTime] = ['2026-01-02T08:00:00Z', '2026-01-02T09:00:00Z']
    await desk.post('/time-entries', { taskId: task._id, startTime, endTime })
    await desk.post(`/tasks/${task._id}/time/start`)
    await askAs(member.user, 'person', WHY)

    assert.isNull(await reader().from('active_timers').where('user_id', member.user.id).first())
    const entries = await reader().from('time_entries').where('user_id', member.user.id)
    assert.isNotEmpty(entries)
    assert.isTrue(entries.every(({ ended_at }) => ended_at !== null))
    const people = await deskOf({ token: owner.token }).get<{ _id: string }[]>('/employees')
    assert.notInclude(
      people.map(({ _id }) => _id),
      member.user.id
    )
  })

  test('the second who leaves is the second former user', async ({ assert }) => {
    const { company } = await makeCompany()
    const people = [
      await makePerson(company.id, 'member'),
      await makePerson(company.id, 'employee'),
    ]
    for (const { user } of people) await askAs(user, 'person', WHY)
    assert.equal((await rowOf(people[1].user.id)).name, 'Former user #2')
  })

  test('the last owner stays until there is another one', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const refused = await askAs(owner.user, 'person', WHY)
    assert.equal(refused.status, 409)
    assert.equal(refused.body.code, 'last_owner')
    await makePerson(company.id, 'owner')
    assert.equal((await askAs(owner.user, 'person', WHY)).status, 200)
  })

  test('of two owners who leave at once one stays', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const other = await makePerson(company.id, 'owner')
    const answers = await Promise.all([
      askAs(owner.user, 'person', WHY),
      askAs(other.user, 'person', WHY),
    ])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
  })

  test('the same address signs up again', async ({ assert }) => {
    const { company } = await makeCompany()
    const member = await makePerson(company.id, 'member')
    await askAs(member.user, 'person', WHY)
    const { email } = member.user
    const answer = await call('POST', '/api/auth/signup', {
      from: '127.9.200.1',
      body: {
        companyName: 'Neuanfang',
        companyEmail: email,
        userName: 'Neuanfang',
        userEmail: email,
        password: TEST_PASSWORD,
        subscriptionPlan: 'Basic',
      },
    })
    assert.isBelow(answer.status, 300)
    const user = await reader().from('users').where('email', email).first()
    assert.notEqual(user.id, member.user.id)
  })

  test('a wrong password, a missing reason and a super admin are refused', async ({ assert }) => {
    const { owner } = await makeCompany()
    const wrong = await askAs(owner.user, 'person', { ...WHY, password: 'not this one' })
    assert.equal(wrong.status, 401)
    assert.equal((await askAs(owner.user, 'person')).status, 422)
    const admin = await makeSuperAdmin()
    const refused = await askAs(admin.user, 'person', WHY)
    assert.equal(refused.body.code, 'super_admin')
  })

  test('guessing passwords is limited as at the sign-in', async ({ assert }) => {
    const { owner } = await makeCompany()
    const guess = () =>
      call('POST', '/api/account-deletion/preview', {
        body: { email: owner.user.email, password: 'guess' },
        from: '127.9.201.1',
      })
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries++) statuses.push((await guess()).status)
    assert.equal(statuses[0], 401)
    assert.equal(statuses.at(-1), 429)
  })

  test('nothing of another company is touched', async ({ assert }) => {
    const { company } = await makeCompany()
    const other = await makeCompany()
    const member = await makePerson(company.id, 'member')
    const before = await sumsOf(other.company.id)
    await askAs(member.user, 'person', WHY)
    assert.deepEqual(await sumsOf(other.company.id), before)
  })
})
