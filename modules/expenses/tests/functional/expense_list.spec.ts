import { test } from '@japa/runner'
import { makeExpenseDesk, SUPPLIES } from '#modules/expenses/factories/expense_factory'

test.group('The list of expenses', () => {
  test('the list is searched, filtered and sorted, and the summary adds it up', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const month = desk.day.slice(0, 7)
    await desk.expense({
      vendor: 'Bäckerei Öz',
      lines: [{ ...SUPPLIES, category: 'entertainment', amount: 50 }],
    })
    await desk.expense({
      vendor: 'Stadtwerke',
      dueDate: '2199-01-01',
      lines: [{ ...SUPPLIES, category: 'energy', amount: 200 }],
    })
    await desk.expense({ vendor: 'Altes', date: '2020-02-29', dueDate: '2020-03-14' })
    assert.deepEqual(await desk.vendorsFor('search=backerei oz'), ['Bäckerei Öz'])
    assert.deepEqual(await desk.vendorsFor('category=energy'), ['Stadtwerke'])
    assert.deepEqual(await desk.vendorsFor('to=2020-12-31'), ['Altes'])
    assert.deepEqual(await desk.vendorsFor('sort=gross&order=desc'), [
      'Stadtwerke',
      'Altes',
      'Bäckerei Öz',
    ])
    assert.deepEqual((await desk.get('/api/expenses/summary')).body(), {
      currency: 'EUR',
      thisMonth: { count: 2, amount: 250 },
      open: { count: 1, amount: 200 },
      overdue: { count: 1, amount: 119 },
      withoutReceipt: 3,
      recurring: 0,
      toRebill: 0,
      handedIn: 0,
    })
    assert.lengthOf(await desk.vendorsFor(`from=${month}-01`), 2)
  })

  test('a second entry of the same receipt is found before it is saved', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const made = await desk.expense({ reference: 'R-1' })
    const ask = async (more: object) => {
      const query = new URLSearchParams({
        vendor: 'PAPIERHAUS KOLN',
        date: desk.day,
        gross: '119',
        ...more,
      })
      return (await desk.get(`/api/expenses/duplicates?${query}`)).body()
    }
    assert.equal((await ask({}))[0]?._id, made._id)
    assert.lengthOf(await ask({ gross: '118' }), 0)
    assert.lengthOf(await ask({ gross: '118', reference: 'R-1' }), 1)
    assert.lengthOf(await ask({ except: made._id }), 0)
  })

  test('a vendor is offered with what its last receipt said', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    await desk.expense({ vendorIban: 'DE02120300000000202051' })
    await desk.expense({ lines: [{ ...SUPPLIES, category: 'books', taxRate: 7 }] })
    await desk.expense({ vendor: 'Other' })
    const offered = (await desk.get('/api/expense-vendors?search=koln')).body()
    assert.lengthOf(offered, 1)
    assert.containSubset(offered[0], { vendor: 'Papierhaus Köln', category: 'books', taxRate: 7 })
  })
})
