import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { mailsTo } from '#core/tests/mails_to'
import { sendPasswordLink } from '#modules/auth/actions/send_password_link'
import {
  makeCompany,
  makePerson,
  makeSuperAdmin,
  type Person,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { confirm, send } from '#modules/auth/tests/second_factor'

const freshEmail = () => `${newId()}@example.test`

async function change(person: Person, email: unknown) {
  await confirm(person)
  return send('PUT', '/api/auth/address', { token: person.token, body: { email } })
}

/** The link and its secret from the newest mail of one kind. */
async function linkTo(email: string, kind: string) {
  const mail = (await mailsTo(email)).findLast((each) => each.kind === `auth.${kind}`)
  const url = new URL(mail?.links[0] ?? 'http://no.link')
  return { id: url.pathname.split('/').at(-1), token: url.hash.slice(1) }
}

const follow = (body: object) => send('POST', '/api/auth/address-links', { body })

async function signIn(email: string) {
  const body = { email, password: TEST_PASSWORD }
  return (await send('POST', '/api/auth/login', { body })).status
}

const isSignedIn = async ({ token }: Person) =>
  (await send('GET', '/api/auth/me', { token })).status === 200

test.group('The own address', () => {
  test('is changed by the link that the new one gets, and signs in until then', async ({
    assert,
  }) => {
    const { company } = await makeCompany()
    for (const person of [await makePerson(company.id, 'employee'), await makeSuperAdmin()]) {
      const { email: before } = person.user
      const next = freshEmail()
      const asked = await change(person, ` ${next.toUpperCase()} `)
      assert.equal(asked.status, 200)
      assert.containSubset(asked.body, { email: before, waiting: { email: next } })
      assert.equal(await signIn(before), 200)
      assert.equal(await signIn(next), 401)

      const link = await linkTo(next, 'address_change')
      const shown = await send('POST', '/api/auth/links/show', { body: link })
      assert.deepEqual(shown.body, { purpose: 'address_change', email: next })
      assert.equal(await signIn(before), 200)
      assert.equal((await follow(link)).status, 200)
      assert.equal(await signIn(next), 200)
      assert.equal(await signIn(before), 401)
      assert.isTrue(await isSignedIn(person))
      assert.equal((await follow(link)).status, 404)
    }
  })

  test('asks for the password again', async ({ assert }) => {
    const { owner } = await makeCompany()
    const asked = await send('PUT', '/api/auth/address', {
      token: owner.token,
      body: { email: freshEmail() },
    })
    assert.equal(asked.body.code, 'confirmation_required')
  })

  test('says the same for an address that belongs to somebody, who gets a mail that says so', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const other = (await makeCompany()).owner
    const free = await change(owner, freshEmail())
    const taken = await change(owner, other.user.email)
    assert.equal(taken.status, free.status)
    assert.sameMembers(Object.keys(taken.body), Object.keys(free.body))
    assert.equal((await mailsTo(other.user.email)).at(-1)?.kind, 'auth.address_known')
    assert.equal((await mailsTo(owner.user.email)).at(-1)?.kind, 'auth.address_changing')
  })

  test('is not taken from somebody who was quicker', async ({ assert }) => {
    const { owner } = await makeCompany()
    const other = (await makeCompany()).owner
    const email = freshEmail()
    await change(owner, email)
    await change(other, email)
    const links = (await mailsTo(email)).map(({ links: [url] }) => new URL(url!))
    const answers: number[] = []
    for (const { pathname, hash } of links) {
      const id = pathname.split('/').at(-1)
      answers.push((await follow({ id, token: hash.slice(1) })).status)
    }
    assert.deepEqual(answers, [200, 404])
  })

  test('stays when the old address objects: devices are signed out and a new password is due', async ({
    assert,
  }) => {
    const { owner } = await makeCompany()
    const { email: before } = owner.user
    const next = freshEmail()
    await change(owner, next)
    const objection = await linkTo(before, 'address_changing')
    assert.equal((await follow(objection)).status, 200)
    assert.equal((await follow(await linkTo(next, 'address_change'))).status, 404)
    assert.isFalse(await isSignedIn(owner))
    assert.equal((await mailsTo(before)).at(-1)?.kind, 'auth.password_reset')
    assert.equal(await signIn(before), 200)
  })

  test('comes back when the old address objects to what has happened', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { email: before } = owner.user
    const next = freshEmail()
    await change(owner, next)
    const early = await linkTo(before, 'address_changing')
    await follow(await linkTo(next, 'address_change'))
    assert.equal((await follow(early)).status, 404)
    assert.equal((await follow(await linkTo(before, 'address_changing'))).status, 200)
    assert.equal(await signIn(before), 200)
    assert.equal(await signIn(next), 401)
    assert.isFalse(await isSignedIn(owner))
  })

  test('is kept when the change is cancelled or replaced, and a day later', async ({ assert }) => {
    const { owner } = await makeCompany()
    const [first, second, third] = [freshEmail(), freshEmail(), freshEmail()]
    await change(owner, first)
    await change(owner, second)
    assert.equal((await follow(await linkTo(first, 'address_change'))).status, 404)
    await send('DELETE', '/api/auth/address/waiting', { token: owner.token })
    assert.equal((await follow(await linkTo(second, 'address_change'))).status, 404)
    await change(owner, third)
    const restore = setClock(() => Date.now() + 25 * 3_600_000)
    assert.equal((await follow(await linkTo(third, 'address_change'))).status, 404)
    restore()
    assert.equal(await signIn(owner.user.email), 200)
  })

  test('is another one, and has the form of one', async ({ assert }) => {
    const { owner } = await makeCompany()
    for (const email of [owner.user.email, 'no address', '', 7]) {
      const refused = await change(owner, email)
      assert.equal(refused.status, 422, String(email))
      assert.equal(refused.body.fields[0].field, 'email')
    }
  })

  test('of a link for a new password goes with it', async ({ assert }) => {
    const { owner } = await makeCompany()
    const { email, accountId } = owner.user
    await inTx(() => sendPasswordLink(email))
    const openLinks = () =>
      reader()
        .from('secret_links')
        .where({ purpose: 'password_reset', subject_id: accountId ?? '' })
        .whereNull('used_at')
    assert.lengthOf(await openLinks(), 1)
    const next = freshEmail()
    await change(owner, next)
    await follow(await linkTo(next, 'address_change'))
    assert.isEmpty(await openLinks())
  })

  test('is in the history without the addresses', async ({ assert }) => {
    const { company, owner } = await makeCompany()
    const next = freshEmail()
    await change(owner, next)
    await follow(await linkTo(next, 'address_change'))
    const rows = await reader().from('audit_log').where({ company_id: company.id })
    const actions = rows.map(({ action }) => action)
    assert.includeMembers(actions, ['user.address_change_begun', 'user.address_changed'])
    assert.notInclude(JSON.stringify(rows), next)
  })
})
