import { test } from '@japa/runner'
import { makeExpenseDesk, SUPPLIES } from '#modules/expenses/factories/expense_factory'

const RANGE = 'from=2026-01-01&to=2026-06-30&interval=quarter'

test.group('VAT to pay', () => {
  test('input VAT counts in the period of the receipt, paid or not, the reverse charge on both sides', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    await desk.expense({ date: '2026-01-31', dueDate: '2026-05-01' })
    await desk.expense({ date: '2026-04-01', lines: [{ ...SUPPLIES, amount: 10.7, taxRate: 7 }] })
    await desk.expense({
      date: '2026-06-30',
      taxTreatment: 'reverseCharge',
      lines: [{ ...SUPPLIES, amount: 100 }],
    })
    await desk.expense({ date: '2026-07-01' })
    await desk.issued({ date: '2026-03-02' })
    await desk.issued({ date: '2026-05-02' })
    const { tables } = (await desk.get(`/api/reports/vat/due?${RANGE}`)).body()
    assert.deepEqual(tables, [
      {
        currency: 'EUR',
        outputTax: 38,
        owedTax: 19,
        inputTax: 38.7,
        due: 18.3,
        periods: [
          {
            from: '2026-01-01',
            to: '2026-03-31',
            outputTax: 19,
            owedTax: 0,
            inputTax: 19,
            due: 0,
          },
          {
            from: '2026-04-01',
            to: '2026-06-30',
            outputTax: 19,
            owedTax: 19,
            inputTax: 19.7,
            due: 18.3,
          },
        ],
      },
    ])
  })

  test('a change, a deletion and a credit note of the vendor move it at once', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const inputTax = async () =>
      (await desk.get(`/api/reports/vat/due?${RANGE}`)).body().tables[0]?.inputTax
    const { _id } = await desk.expense({ date: '2026-02-01' })
    await desk.put(`/api/expenses/${_id}`, { lines: [{ ...SUPPLIES, amount: 238 }] })
    assert.equal(await inputTax(), 38)
    await desk.expense({ date: '2026-02-02', lines: [{ ...SUPPLIES, amount: -119 }] })
    assert.equal(await inputTax(), 19)
    await desk.remove(`/api/expenses/${_id}`)
    assert.equal(await inputTax(), -19)
  })

  test('a small business deducts nothing and still owes the reverse charge', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const preferences = { isSmallBusiness: true }
    ;(await desk.post('/api/settings', { preferences })).assertStatus(200)
    await desk.expense({ date: '2026-02-01' })
    await desk.expense({ date: '2026-02-01', taxTreatment: 'reverseCharge' })
    const { tables } = (await desk.get(`/api/reports/vat/due?${RANGE}`)).body()
    assert.containSubset(tables[0], { owedTax: 22.61, inputTax: 0 })
  })
})
