import { test } from '@japa/runner'
import { audit } from '#core/audit/audit'
import { keptUntilChange } from '#core/audit/kept_until_change'
import { inTx } from '#core/database/in_tx'
import { newId } from '#core/ids'

test.group('Values kept until a company changes', () => {
  const change = (companyId: string, action = 'thing.changed') =>
    inTx(() => audit({ companyId, action, subject: { type: 'thing', id: 'x' } }))

  test('is computed once per key, and again after a change of that company only', async ({
    assert,
  }) => {
    const [company, other] = [newId(), newId()]
    let runs = 0
    const read = (key: string) => keptUntilChange(company, key, async () => ++runs)

    assert.deepEqual([await read('a'), await read('a'), await read('b')], [1, 1, 2])
    await change(other)
    assert.equal(await read('a'), 1)
    await change(company)
    assert.equal(await read('a'), 3)
  })

  test('nothing is kept inside a transaction, and no failure either', async ({ assert }) => {
    const company = newId()
    let runs = 0
    const read = () =>
      keptUntilChange(company, 'a', async () => {
        if (++runs === 1) throw new Error('first')
        return runs
      })
    await assert.rejects(read, 'first')
    assert.equal(await read(), 2)
    assert.equal(await inTx(read), 3)
    assert.equal(await read(), 2)
  })

  test('outlasts the changes that leave it as it is, and no other one', async ({ assert }) => {
    const company = newId()
    let runs = 0
    const read = () =>
      keptUntilChange(company, 'a', async () => ++runs, new Set(['thing.paid', 'thing.seen']))
    assert.equal(await read(), 1)
    await change(company, 'thing.paid')
    await change(company, 'thing.seen')
    assert.equal(await read(), 1)
    await change(company, 'thing.changed')
    await change(company, 'thing.paid')
    assert.equal(await read(), 2)
    await change(company, 'thing.paid')
    assert.equal(await read(), 2)
  })
})
