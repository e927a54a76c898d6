import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx, reader } from '#core/database/in_tx'
import { fanOut } from '#core/live/fan_out'
import { mailsTo } from '#core/tests/mails_to'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  type Person,
} from '#modules/auth/factories/company_factory'

const REASON = 'Rechnung RE-7 ist seit 60 Tagen <offen> & {{gemahnt}}.'

async function deskOf(client: ApiClient) {
  const admin = await makeSuperAdmin()
  const { company, owner } = await makeCompany({ name: 'Bäckerei Süß' })
  const change = (step: string, body?: object) => {
    const request = client.post(`/api/admin/companies/${company.id}/${step}`)
    return (body ? request.json(body) : request).bearerToken(admin.token)
  }
  const write = ({ token }: Person) => client.put('/api/settings').bearerToken(token).json({})
  const me = ({ token }: Person) => client.get('/api/auth/me').bearerToken(token)
  return { admin, company, owner, change, write, me }
}

/** The mails about suspensions, without those about the application. */
const noticesTo = async ({ user }: Person) =>
  (await mailsTo(user.email)).filter(({ kind }) => /suspended|reactivated/.test(kind))

test.group('Row 126: a suspension with a reason', () => {
  test('everybody in the company reads the reason, on each screen and in each refusal', async ({
    client,
    assert,
  }) => {
    const { company, owner, change, me } = await deskOf(client)
    const employee = await makePerson(company.id, 'employee')
    const adviser = await makePerson(company.id, 'adviser')
    assert.notProperty((await me(owner)).body(), 'suspension')
    ;(await change('suspend', { reason: REASON })).assertStatus(200)

    for (const person of [owner, employee, adviser]) {
      const { suspension } = (await me(person)).body()
      assert.equal(suspension.reason, REASON)
      assert.closeTo(Date.parse(suspension.since), Date.now(), 60_000)
    }
    const refused = await client
      .post('/api/clients')
      .bearerToken(owner.token)
      .header('accept-language', 'de')
      .json({ name: 'Neu' })
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), { code: 'company_suspended', reason: REASON })
    assert.include(refused.body().error, `Reason: ${REASON}`)
    ;(await client.get('/api/invoices').bearerToken(owner.token)).assertStatus(200)
  })

  test('the owners get the reason by mail in their language, and another mail at the end', async ({
    client,
    assert,
  }) => {
    const { company, owner, change, me } = await deskOf(client)
    const partner = await makePerson(company.id, 'owner')
    await inTx(() => partner.user.merge({ language: 'sq' }).save())
    const member = await makePerson(company.id, 'member')
    await change('suspend', { reason: REASON })
    const [english] = await noticesTo(owner)
    assert.equal(english?.subject, 'Bäckerei Süß is suspended')
    assert.include(english?.text, `Reason: ${REASON}`)
    const [albanian] = await noticesTo(partner)
    assert.equal(albanian?.subject, 'Bäckerei Süß u pezullua')
    assert.include(albanian?.text, `Arsyeja: ${REASON}`)
    assert.lengthOf(await noticesTo(member), 0)

    await change('reactivate')
    const subjects = (await noticesTo(owner)).map(({ subject }) => subject)
    assert.deepEqual(subjects, ['Bäckerei Süß is suspended', 'Bäckerei Süß is active again'])
    assert.notProperty((await me(owner)).body(), 'suspension')
  })

  test('the operator finds the reason on the page of the company and in its history', async ({
    client,
    assert,
  }) => {
    const { admin, company, change } = await deskOf(client)
    await change('suspend', { reason: REASON })
    const show = async () =>
      (await client.get(`/api/admin/companies/${company.id}`).bearerToken(admin.token)).body()
    const suspended = await show()
    assert.deepEqual(
      [suspended.suspensionReason, suspended.rejectionReason, suspended.decidedBy],
      [REASON, null, 'Test superAdmin']
    )
    assert.containsSubset(suspended.timeline[0], {
      action: 'company.suspend',
      by: 'Test superAdmin',
      details: { reason: REASON },
    })
    await change('reactivate')
    assert.isNull((await show()).suspensionReason)
  })

  test('a program may leave the reason out; a blank or overlong one is refused', async ({
    client,
    assert,
  }) => {
    const { owner, change, me } = await deskOf(client)
    for (const reason of ['  ', 'x'.repeat(1001), 7, ['x']]) {
      ;(await change('suspend', { reason })).assertStatus(422)
    }
    ;(await change('suspend')).assertStatus(200)
    assert.isNull((await me(owner)).body().suspension.reason)
    const [mail] = await noticesTo(owner)
    assert.notInclude(mail?.text, 'Reason')
    const refused = await client.post('/api/clients').bearerToken(owner.token).json({ name: 'x' })
    assert.include(refused.body().error, 'Contact the operator.')
    assert.isNull(refused.body().reason)
  })

  test('open browsers of the company read it again', async ({ client, assert, cleanup }) => {
    const { company, change } = await deskOf(client)
    const heard: unknown[] = []
    cleanup(
      fanOut.subscribe((event) => {
        if (event.companyId === company.id) heard.push([event.kind, event.audience])
      })
    )
    await change('suspend', { reason: REASON })
    await change('reactivate')
    assert.deepEqual(heard, [
      ['settings', 'staff'],
      ['settings', 'staff'],
    ])
  })

  test('of two suspensions at once one counts, with one reason and one mail', async ({
    client,
    assert,
  }) => {
    const { company, owner, change } = await deskOf(client)
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((reason) => change('suspend', { reason }))
    )
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409, 409])
    const { suspension_reason } = await reader().from('companies').where('id', company.id).first()
    const mails = await noticesTo(owner)
    assert.lengthOf(mails, 1)
    assert.include(mails[0]?.text, `Reason: ${suspension_reason}`)
  })
})
