import { test } from '@japa/runner'
import { now, setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { allDueWork } from '#core/due_work/start_due_worker'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { DeviceSignIn } from '#modules/auth/models/device_sign_in'
import { SecretLink } from '#modules/auth/models/secret_link'
import { Session } from '#modules/auth/models/session'
import { makeChallenge } from '#modules/auth/passkeys/challenges'

const DAY = 86_400_000

async function runForgetting() {
  const works = (await allDueWork()).filter(({ name }) => name.startsWith('auth.forget_'))
  for (const work of works) while (await work.run());
  return works.map(({ name }) => name)
}

const idsIn = async (table: string, ids: string[]) =>
  (await reader().from(table).whereIn('id', ids)).map(({ id }) => id)

test.group('Stored data of sign-ins', () => {
  test('sessions go when their time is over, and not before', async ({ assert }) => {
    const { owner } = await makeCompany()
    const open = (expiresAt: number, revokedAt: number | null = null) =>
      inTx(async () => {
        const { session } = await Session.open(owner.user, { userAgent: 'x', ipAddress: '::1' })
        await session.merge({ expiresAt, revokedAt }).save()
        return session.id
      })
    const alive = await open(now() + DAY)
    const ended = await open(now() + DAY, now())
    const over = [await open(now() - 1), await open(now() - DAY, now() - 2 * DAY)]
    assert.include(await runForgetting(), 'auth.forget_sessions')
    assert.sameMembers(await idsIn('sessions', [alive, ended, ...over]), [alive, ended])
  })

  test('unanswered challenges of passkeys go after five minutes', async ({ assert, cleanup }) => {
    const open = async (ago: number) => {
      const restoreClock = setClock(() => Date.now() - ago)
      cleanup(restoreClock)
      const challenge = await inTx(() => makeChallenge({ purpose: 'sign_in', holder: newId() }))
      restoreClock()
      return Buffer.from(challenge).toString('base64url')
    }
    const count = async () =>
      Number((await reader().from('passkey_challenges').count('* as n'))[0].n)
    await open(301_000)
    await open(0)
    const before = await count()
    assert.include(await runForgetting(), 'auth.forget_passkey_challenges')
    assert.equal(await count(), before - 1)
  })

  test('codes of terminals go after ten minutes, whether they were allowed or not', async ({
    assert,
    cleanup,
  }) => {
    const device = newId()
    const request = async (ago: number) => {
      const restoreClock = setClock(() => Date.now() - ago)
      cleanup(restoreClock)
      await inTx(() => DeviceSignIn.request({ device, ipAddress: '::1' }))
      restoreClock()
    }
    await request(601_000)
    await request(0)
    assert.include(await runForgetting(), 'auth.forget_device_sign_ins')
    assert.lengthOf(await reader().from('device_sign_ins').where({ device }), 1)
  })

  test('links go when their time is over; invitations can be sent again for thirty days', async ({
    assert,
  }) => {
    const { company, owner } = await makeCompany()
    const make = (purpose: 'password_reset' | 'invitation', age: number, usedAt: number | null) =>
      inTx(async () => {
        const id = newId()
        const details = { name: 'x', email: `${id}@example.test`, role: 'employee' }
        await SecretLink.make({ id, purpose, subjectId: id, companyId: company.id, details })
        const link = await SecretLink.findOrFail(id)
        await link.merge({ expiresAt: now() - age, usedAt }).save()
        return id
      })
    const kept = [
      await make('password_reset', -DAY, null),
      await make('invitation', -DAY, null),
      await make('invitation', 29 * DAY, null),
    ]
    const over = [
      await make('password_reset', 1, null),
      await make('password_reset', DAY, now() - DAY),
      await make('invitation', DAY, now() - DAY),
      await make('invitation', 31 * DAY, null),
    ]
    await runForgetting()
    assert.sameMembers(await idsIn('secret_links', [...kept, ...over]), kept)
    const { text } = await call('GET', '/api/employees/invitations', { token: owner.token })
    const listed: { _id: string; isOver: boolean }[] = JSON.parse(text).invitations
    assert.sameMembers(
      listed.map(({ _id }) => _id),
      kept.slice(1)
    )
  })
})

test.group('An invitation behind two hundred newer ones', () => {
  test('is sent again and withdrawn', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const email = `${newId()}@example.test`
    const invite = async (address: string) =>
      inTx(() => {
        const id = newId()
        const details = { name: 'x', email: address, role: 'employee', invitedBy: owner.user.id }
        const link = { id, purpose: 'invitation', subjectId: id, companyId: company.id } as const
        return SecretLink.make({ ...link, details })
      })
    const { id } = await invite(email)
    await inTx(async () => {
      const link = await SecretLink.findOrFail(id)
      await link.merge({ createdAt: now() - DAY }).save()
    })
    for (let i = 0; i < 201; i++) await invite(`${i}@example.test`)

    const ask = (method: string, path: string, body?: object) =>
      call(method, `/api/employees/invitations${path}`, { token: owner.token, body })
    assert.equal((await ask('POST', `/${id}/resend`)).status, 200)
    assert.equal((await ask('DELETE', `/${id}`)).status, 204)
    assert.equal((await ask('DELETE', `/${id}`)).status, 404)
  })

  test('is found by its address, whatever signs that has', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const { lockInvitationOf } = await import('#modules/auth/queries/open_invitations')
    const id = newId()
    for (const email of [`50%_off!${id}@example.test`, `5000off!${id}@example.test`]) {
      const details = { name: '"email":"x"', email, role: 'employee', invitedBy: owner.user.id }
      const link = { purpose: 'invitation', subjectId: newId(), companyId: company.id } as const
      await inTx(() => SecretLink.make({ ...link, details }))
    }
    const found = await inTx(() => lockInvitationOf(company.id, `50%_off!${id}@example.test`))
    assert.equal(found?.details.email, `50%_off!${id}@example.test`)
    assert.isUndefined(await inTx(() => lockInvitationOf(company.id, 'x')))
  })
})
