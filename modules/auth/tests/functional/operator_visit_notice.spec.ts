import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { mailsTo } from '#core/tests/mails_to'
import { makePerson } from '#modules/auth/factories/company_factory'
import { REASON, visitOf } from '#modules/auth/tests/operator_visit'

const noticesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === 'auth.operator_visit')

test.group('The mail about a visit of the operator', () => {
  test('names company, operator, reason and end, and goes to the owners alone', async ({
    client,
    assert,
  }) => {
    const { admin, company, owner } = await visitOf(client)
    const [notice, ...others] = await noticesTo(owner.user.email)
    assert.isEmpty(others)
    assert.include(notice!.subject, company.name)
    for (const text of [admin.user.name, REASON, 'but changes nothing']) {
      assert.include(notice!.text, text)
    }
    assert.match(notice!.text, /\d\d\.\d\d\.\d{4} \d\d:\d\d \(Europe\/Berlin\)/)
    assert.isTrue(notice!.links.some((link) => link.endsWith('/operator-access')))
  })

  test('comes with each visit, not to members, and says whether changes are allowed', async ({
    client,
    assert,
  }) => {
    const { company, owner, consent, start } = await visitOf(client)
    const member = await makePerson(company.id, 'member')
    const second = await makePerson(company.id, 'owner')
    await inTx(() => second.user.merge({ language: 'de' }).save())
    ;(await consent(1)).assertStatus(200)
    ;(await start()).assertStatus(201)
    assert.lengthOf(await noticesTo(owner.user.email), 2)
    assert.isEmpty(await noticesTo(member.user.email))
    const [notice] = await noticesTo(second.user.email)
    assert.include(notice!.text, 'Sie haben zugestimmt, dass der Betreiber')
  })

  test('is not written where no visit begins', async ({ client, assert }) => {
    const { admin, company, owner, start } = await visitOf(client)
    ;(await start(admin.token, company.id, { reason: '' })).assertStatus(422)
    assert.lengthOf(await noticesTo(owner.user.email), 1)
  })
})
