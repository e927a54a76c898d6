import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { makeCompany, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { Account } from '#modules/auth/models/account'

test.group('A password that was hashed by the rules of before', () => {
  test('signs in, and its hash is replaced then', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const { email } = owner.user
    const account = await Account.findByOrFail('email', email)
    const passwordHash = await new Scrypt({ cost: 32 }).make(TEST_PASSWORD)
    await inTx(() => account.merge({ passwordHash }).save())
    const signIn = (password: string) => client.post('/api/auth/login').json({ email, password })
    const storedHash = async () => (await Account.findOrFail(account.id)).passwordHash

    ;(await signIn('wrong')).assertStatus(401)
    assert.equal(await storedHash(), passwordHash)
    ;(await signIn(TEST_PASSWORD)).assertStatus(200)
    const renewed = await storedHash()
    assert.match(renewed, /^\$argon2id\$/)
    ;(await signIn(TEST_PASSWORD)).assertStatus(200)
    assert.equal(await storedHash(), renewed)
  })

  test('opens no session when it is changed while it is being checked', async ({ assert }) => {
    const { owner } = await makeCompany()
    const verified = await Account.verify(owner.user.email, TEST_PASSWORD)
    const account = await Account.findByOrFail('email', owner.user.email)
    await inTx(() => account.merge({ passwordHash: 'another' }).save())
    assert.isFalse(await inTx(() => verified!.noteSignIn(owner.user)))
    assert.equal((await Account.findOrFail(account.id)).passwordHash, 'another')
  })
})
