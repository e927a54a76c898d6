import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import { test } from '@japa/runner'
import { Argon2id } from '#modules/auth/passwords/argon2id'

const CHEAP = { memory: 64, passes: 2, parallelism: 1 }
const former = new Scrypt({ cost: 16 })
const driver = new Argon2id(CHEAP, former)

/** From the test vectors of the reference implementation: version 0x13, t=2, m=2^16, p=1. */
const REFERENCE =
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

test.group('Hashes of passwords', () => {
  test('a hash says how it was computed and has a salt of its own', async ({ assert }) => {
    const [one, other] = [await driver.make('secret'), await driver.make('secret')]
    assert.match(one, /^\$argon2id\$v=19\$m=64,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    assert.notEqual(one, other)
    assert.isTrue(driver.isValidHash(one))
  })

  test('only the right password fits', async ({ assert }) => {
    const hash = await driver.make('Pässword ')
    assert.isTrue(await driver.verify(hash, 'Pässword '))
    for (const wrong of ['', 'Pässword', 'pässword ', 'Pässword  ']) {
      assert.isFalse(await driver.verify(hash, wrong))
    }
  })

  test('a hash of the reference implementation is verified', async ({ assert }) => {
    assert.isTrue(await driver.verify(REFERENCE, 'password'))
    assert.isFalse(await driver.verify(REFERENCE, 'Password'))
  })

  test('a hash of before is verified and asks for a new one', async ({ assert }) => {
    const old = await former.make('secret')
    assert.isTrue(await driver.verify(old, 'secret'))
    assert.isFalse(await driver.verify(old, 'Secret'))
    assert.isTrue(driver.needsReHash(old))
  })

  test('other costs ask for a new hash, the same do not', async ({ assert }) => {
    const hash = await driver.make('secret')
    assert.isFalse(driver.needsReHash(hash))
    for (const change of [{ memory: 128 }, { passes: 3 }, { parallelism: 2 }]) {
      assert.isTrue(new Argon2id({ ...CHEAP, ...change }, former).needsReHash(hash))
    }
  })

  test('a Node without argon2 keeps the former hash, and does not take a right password for a wrong one', async ({
    assert,
  }) => {
    const older = new Argon2id(CHEAP, former, null)
    const hash = await older.make('secret')
    assert.isTrue(hash.startsWith('$scrypt$'))
    assert.isTrue(await older.verify(hash, 'secret'))
    assert.isFalse(older.needsReHash(hash))
    await assert.rejects(
      async () => older.verify(await driver.make('secret'), 'secret'),
      /Node 24\.7/
    )
  })

  test('text that is no hash fits no password', async ({ assert }) => {
    for (const text of ['', 'x', '$argon2id$', '$argon2i$v=19$m=64,t=2,p=1$c29tZXNhbHQ$AAAA']) {
      assert.isFalse(await driver.verify(text, ''), text)
      assert.isFalse(driver.isValidHash(text), text)
    }
  })
})
