import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import env from '#core/start/env'
import { mailsTo } from '#core/tests/mails_to'
import { makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'

async function apply(client: ApiClient) {
  const email = `${newId()}@example.test`
  await client
    .post('/api/auth/signup')
    .json({ companyName: 'Wäscherei', companyEmail: email, password: TEST_PASSWORD })
  const { id } = await reader().from('companies').where('email', email).first()
  return { id: id as string, email }
}

async function confirm(client: ApiClient, email: string) {
  const [mail] = await mailsTo(email)
  const { pathname, hash } = new URL(mail!.links[0]!)
  const body = { id: pathname.split('/').at(-1)!, token: hash.slice(1) }
  return client.post('/api/auth/address-links').json(body)
}

test.group('Row 4: the address of a sign-up', (group) => {
  group.each.teardown(() => {
    Object.assign(env, { CONFIRMED_ADDRESS_REQUIRED: false })
  })

  test('is confirmed by a link in the mail, once, and the approval desk shows it', async ({
    client,
    assert,
  }) => {
    const admin = await makeSuperAdmin()
    const { id, email } = await apply(client)
    const shown = async () =>
      (await client.get(`/api/admin/companies/${id}`).bearerToken(admin.token)).body()
    assert.isNull((await shown()).addressConfirmedAt)
    ;(await confirm(client, email)).assertStatus(200)
    const { addressConfirmedAt, timeline } = await shown()
    assert.isNotNull(addressConfirmedAt)
    assert.deepEqual(
      timeline.map(({ action }: { action: string }) => action),
      ['company.address_confirmed', 'company.applied']
    )
    assert.equal(timeline[0].at, addressConfirmedAt)
    ;(await confirm(client, email)).assertStatus(404)
  })

  test('is no condition: a company is let in and signs in without it', async ({ client }) => {
    const admin = await makeSuperAdmin()
    const { id, email } = await apply(client)
    const approve = await client.post(`/api/admin/companies/${id}/approve`).bearerToken(admin.token)
    approve.assertStatus(200)
    const signIn = await client.post('/api/auth/login').json({ email, password: TEST_PASSWORD })
    signIn.assertStatus(200)
  })

  test('is one where the operator has set it', async ({ client, assert }) => {
    Object.assign(env, { CONFIRMED_ADDRESS_REQUIRED: true })
    const admin = await makeSuperAdmin()
    const { id, email } = await apply(client)
    const approve = () => client.post(`/api/admin/companies/${id}/approve`).bearerToken(admin.token)
    const early = await approve()
    early.assertStatus(409)
    assert.equal(early.body().code, 'address_not_confirmed')
    await confirm(client, email)
    ;(await approve()).assertStatus(200)
  })
})
