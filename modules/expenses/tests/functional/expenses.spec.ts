import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeExpenseDesk, SUPPLIES } from '#modules/expenses/factories/expense_factory'

test.group('Row 111: expenses', () => {
  test('row 111: a receipt is recorded with its number, VAT and vendor, and read back alike', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const made = await desk.expense({ reference: 'R-77', notes: 'Paper' })
    assert.containSubset(made, {
      vendor: 'Papierhaus Köln',
      reference: 'R-77',
      status: 'paid',
      paidDate: desk.day,
      currency: 'EUR',
      net: 100,
      tax: 19,
      gross: 119,
      receiptCount: 0,
      lines: [{ category: 'officeSupplies', net: 100, tax: 19, amount: 119, taxRate: 19 }],
    })
    assert.match(made.number, /^EB-\d{4}-0001$/)
    assert.deepEqual((await desk.get(`/api/expenses/${made._id}`)).body(), made)
  })

  test('each rate has a line, and the VAT as printed is kept when only rounding differs', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const lines = [
      { category: 'books', amount: 10.7, taxRate: 7 },
      { category: 'officeSupplies', amount: 23.8, taxRate: 19, tax: 3.82 },
      { category: 'postage', amount: 5, taxRate: 0 },
    ]
    const made = await desk.expense({ lines })
    assert.containSubset(made, { net: 34.98, tax: 4.52, gross: 39.5 })
    assert.sameMembers(made.categories, ['books', 'officeSupplies', 'postage'])

    const wrong = await desk.record({ lines: [{ ...SUPPLIES, tax: 7.79 }] })
    wrong.assertStatus(422)
    assert.containSubset(wrong.body(), {
      code: 'tax_implausible',
      fields: [{ field: 'lines.0.tax' }],
    })
  })

  test('a credit note of the vendor is negative, a line of nothing is refused at its field', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const made = await desk.expense({ lines: [{ ...SUPPLIES, amount: -119 }] })
    assert.containSubset(made, { net: -100, tax: -19, gross: -119 })
    const empty = await desk.record({ lines: [{ ...SUPPLIES, amount: 0 }] })
    empty.assertStatus(422)
    assert.equal(empty.body().fields[0].field, 'lines.0.amount')
  })

  test('under the reverse charge the amount is net, and the company owes the VAT', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const made = await desk.expense({ taxTreatment: 'reverseCharge' })
    assert.containSubset(made, { net: 119, tax: 0, gross: 119, owedTax: 22.61 })
  })

  test('a foreign currency needs its exchange rate and is kept in the company’s own too', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const refused = await desk.record({ currency: 'USD' })
    refused.assertStatus(422)
    assert.equal(refused.body().fields[0].field, 'exchangeRate')
    const made = await desk.expense({ currency: 'USD', exchangeRate: '0.92' })
    assert.containSubset(made, {
      gross: 119,
      own: { currency: 'EUR', net: 92, tax: 17.48, gross: 109.48 },
    })
    const yen = await desk.record({
      currency: 'JPY',
      exchangeRate: '0.006',
      lines: [{ ...SUPPLIES, amount: 119.5 }],
    })
    yen.assertStatus(422)
    assert.equal(yen.body().fields[0].field, 'lines.0.amount')
  })

  test('a bill with a due date is open, later overdue, and paid once', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const open = await desk.expense({ dueDate: desk.day })
    assert.containSubset(open, { status: 'open', paidDate: null })
    const past = addDays(desk.day, -10)
    const late = await desk.expense({ vendor: 'Late', date: past, dueDate: addDays(past, 7) })
    assert.equal(late.status, 'overdue')
    assert.deepEqual(await desk.vendorsFor('status=overdue'), ['Late'])
    assert.deepEqual(await desk.vendorsFor('status=open'), ['Papierhaus Köln'])

    const paid = await desk.post(`/api/expenses/${late._id}/payment`, { date: desk.day })
    assert.containSubset(paid.body(), { status: 'paid', paidDate: desk.day })
    const again = await desk.post(`/api/expenses/${late._id}/payment`, { date: desk.day })
    again.assertStatus(409)
    const reopened = await desk.remove(`/api/expenses/${late._id}/payment`)
    assert.equal(reopened.body().status, 'overdue')
  })

  test('what a change leaves out stays, and the second of two editors loses nothing', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const made = await desk.expense({ reference: 'A', lines: [{ ...SUPPLIES, tax: 19.01 }] })
    const path = `/api/expenses/${made._id}`
    const changed = await desk.put(path, { reference: 'B', version: made.version })
    assert.containSubset(changed.body(), { reference: 'B', tax: 19.01, vendor: made.vendor })
    const second = await desk.put(path, { reference: 'C', version: made.version })
    second.assertStatus(409)
    assert.containSubset(second.body(), {
      code: 'version_conflict',
      current: { reference: 'B' },
    })
  })

  test('employees see no expense, and nobody sees those of another company', async ({ client }) => {
    const desk = await makeExpenseDesk(client)
    const { _id } = await desk.expense()
    const { token } = await makePerson(desk.company.id, 'employee')
    const asEmployee = await client.get('/api/expenses').bearerToken(token)
    asEmployee.assertStatus(403)
    const other = await makeExpenseDesk(client)
    const foreign = await other.get(`/api/expenses/${_id}`)
    foreign.assertStatus(404)
  })

  test('the audit log names an expense by its number', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    const made = await desk.expense()
    const log = await desk.get('/api/audit-log?type=expense')
    assert.deepEqual(
      log.body().map(({ action, record }: { action: string; record: object }) => [action, record]),
      [['expense.created', { type: 'expense', _id: made._id, label: made.number }]]
    )
  })

  test('a refused field has the name that its own form gives it', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    const refused = await desk.record({ date: '9999-12-31' })
    refused.assertStatus(422)
    assert.include(refused.body().error, 'Receipt date')
  })

  test('a deleted expense is gone with its files', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    const { _id } = await desk.expense()
    const xml = Buffer.from('<?xml version="1.0"?><a/>')
    ;(await desk.sendFile(`/api/expenses/${_id}/receipts`, 'a.xml', xml)).assertStatus(201)
    ;(await desk.remove(`/api/expenses/${_id}`)).assertStatus(204)
    ;(await desk.get(`/api/expenses/${_id}`)).assertStatus(404)
    assert.lengthOf(await desk.vendorsFor(''), 0)
  })
})
