import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { destroyKeys } from '#core/sealing/company_keys'
import { sealOldFiles } from '#core/sealing/sealed_rows'
import { call } from '#core/tests/call'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'

const RECEIPT = Buffer.from('%PDF-1.7\nKundin Schulz\n%%EOF')
type Desk = Awaited<ReturnType<typeof makeExpenseDesk>>

async function receiptOf(desk: Desk) {
  const { _id } = await desk.expense()
  const path = `/api/expenses/${_id}/receipts`
  const sent = await desk.sendFile(path, 'beleg.pdf', RECEIPT)
  const [{ _id: id }] = sent.body().receipts
  const read = () => call('GET', `${path}/${id}`, { token: desk.owner.token })
  return { id, read }
}

const rowOf = (id: string) => reader().from('expense_receipts').where('id', id).first()

const changeRow = (id: string, values: object) =>
  inTx(() => writer().from('expense_receipts').where('id', id).update(values))

/** The clock does its rounds. */
async function sealAll() {
  const work = sealOldFiles('expense_receipts')
  while (await work.run()) {
    // The next portion.
  }
}

test.group('Receipts are sealed with the key of their company', () => {
  test('the database holds nothing readable, the owner reads what was handed in', async ({
    client,
    assert,
  }) => {
    const { id, read } = await receiptOf(await makeExpenseDesk(client))
    const { content, key_id, size } = await rowOf(id)
    assert.isFalse(content.includes('Schulz'))
    assert.match(key_id, /^[0-9a-f]{16}$/)
    assert.equal(Number(size), RECEIPT.length)
    const file = await read()
    assert.equal(file.status, 200)
    assert.isTrue(RECEIPT.equals(file.bytes))
  })

  test('one flipped bit is a clear failure, and nothing of the file is given out', async ({
    client,
    assert,
  }) => {
    const { id, read } = await receiptOf(await makeExpenseDesk(client))
    const { content } = await rowOf(id)
    content.writeUInt8(content.readUInt8(20) ^ 1, 20)
    await changeRow(id, { content })
    const file = await read()
    assert.equal(file.status, 500)
    const { code, error } = JSON.parse(file.text)
    assert.equal(code, 'file_damaged')
    assert.include(error, 'damaged')
    assert.notInclude(file.text, 'Schulz')
  })

  test('a receipt does not open in the place of another, of the same company or not', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const [mine, second, foreign] = [
      await receiptOf(desk),
      await receiptOf(desk),
      await receiptOf(await makeExpenseDesk(client)),
    ]
    const { content, key_id } = await rowOf(mine.id)
    await changeRow(second.id, { content, key_id })
    assert.equal(JSON.parse((await second.read()).text).code, 'file_damaged')
    await changeRow(foreign.id, { content, key_id })
    assert.equal(JSON.parse((await foreign.read()).text).code, 'file_key_missing')
  })

  test('files from before there were keys are read as they are, and sealed by the clock', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const old = []
    for (let i = 0; i < 12; i++) old.push(await receiptOf(desk))
    for (const { id } of old) await changeRow(id, { content: RECEIPT, key_id: null })
    for (const { read } of old) assert.isTrue(RECEIPT.equals((await read()).bytes))

    await sealAll()
    for (const { id, read } of old) {
      const { content, key_id } = await rowOf(id)
      assert.isNotNull(key_id)
      assert.isFalse(content.includes('Schulz'))
      assert.isTrue(RECEIPT.equals((await read()).bytes))
    }
    const before = await rowOf(old[0]?.id ?? '')
    await sealAll()
    assert.isTrue(before.content.equals((await rowOf(before.id)).content), 'sealed once')
  })

  test('without the key of the company nobody reads them', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    const { read } = await receiptOf(desk)
    await destroyKeys(desk.company.id)
    const file = await read()
    assert.equal(file.status, 500)
    assert.equal(JSON.parse(file.text).code, 'file_key_missing')
  })
})
