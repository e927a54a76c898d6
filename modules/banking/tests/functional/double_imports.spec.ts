import { test } from '@japa/runner'
import { type CamtEntry, camt, makeBankDesk } from '../bank_desk.js'
import { CSV_FILES } from '../csv_files.js'
import { CAMT_052, CAMT_053_V8, MT940 } from '../files.js'

const entry = (day: number, more: Partial<CamtEntry> = {}): CamtEntry => ({
  amount: '10.00',
  date: `2026-03-${String(day).padStart(2, '0')}`,
  purpose: `Tag ${day}`,
  ...more,
})

test.group('The same entry again', () => {
  test('row 58: the same file again and overlapping statements add no duplicates', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const days = (from: number, to: number) =>
      camt(Array.from({ length: to - from + 1 }, (_, at) => entry(from + at)))
    assert.containsSubset(await desk.brought(days(1, 5)), { added: 5, known: 0 })
    const again = await desk.brought(days(1, 5))
    assert.containsSubset(again, { added: 0, known: 5 })
    assert.deepEqual(again.statements, [])
    assert.containsSubset(await desk.brought(days(4, 8)), { added: 3, known: 2 })
    assert.lengthOf(await desk.entries(), 8)
    assert.lengthOf((await desk.get('/api/bank-statements')).body(), 2)
  })

  test('row 58: two concurrent uploads of one file import it once', async ({ client, assert }) => {
    const desk = await makeBankDesk(client)
    const file = camt(
      Array.from({ length: 60 }, (_, at) => entry((at % 28) + 1, { amount: `${at + 1}.00` }))
    )
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.brought(file)))
    assert.equal(
      answers.reduce((sum, { added }) => sum + added, 0),
      60
    )
    assert.lengthOf(await desk.entries(), 60)
  })

  test('equal entries of one file are counted', async ({ client, assert }) => {
    const desk = await makeBankDesk(client)
    assert.equal((await desk.brought(camt([entry(1), entry(1)]))).added, 2)
    assert.equal((await desk.brought(camt([entry(1), entry(1), entry(1)]))).added, 1)
  })

  test('entries that differ by the reference of the bank alone are two', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const one = (reference: string) => camt([entry(1, { reference })])
    assert.equal((await desk.brought(one('A1'))).added, 1)
    assert.equal((await desk.brought(one('A2'))).added, 1)
    assert.equal((await desk.brought(one('A1'))).known, 1)
    assert.equal((await desk.brought(camt([entry(1)]))).known, 1)
  })

  test('an entry is recognised in another format of the same account', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    await desk.brought(CAMT_052)
    assert.containsSubset(await desk.brought(CAMT_053_V8), { added: 0, known: 2 })
    assert.containsSubset(await desk.brought(CSV_FILES.Sparkasse!.file), { added: 0, known: 2 })
    // The account of MT940 has no IBAN; only its owner knows that it is the same.
    assert.containsSubset(await desk.brought(MT940), { added: 2 })
  })

  test('the entries of two companies are independent', async ({ client, assert }) => {
    const file = camt([entry(1)])
    await (await makeBankDesk(client)).brought(file)
    assert.equal((await (await makeBankDesk(client)).brought(file)).added, 1)
  })

  test('a statement that was imported by mistake is removed, and may be imported again', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const [statement] = (await desk.brought(camt([entry(1)]))).statements
    ;(await desk.remove(`/api/bank-statements/${statement._id}`)).assertStatus(204)
    assert.lengthOf(await desk.entries(), 0)
    assert.equal((await desk.brought(camt([entry(1)]))).added, 1)
  })
})
