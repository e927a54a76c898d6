import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeExpenseDesk, SUPPLIES } from '#modules/expenses/factories/expense_factory'

const TERMS = { paymentDays: 30, skontoPercent: 2, skontoDays: 10 }
const FULL = {
  name: 'Papierhaus Köln',
  street: 'Domstraße 1',
  postalCode: '50667',
  city: 'Köln',
  country: 'DE',
  vatId: 'DE136695976',
  iban: 'DE02 1203 0000 0000 2020 51',
  customerNumber: 'K-4711',
  category: 'officeSupplies',
  ...TERMS,
}

test.group('Row 111: vendors', () => {
  test('row 111: a vendor is recorded with address, numbers, terms and usual category', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const added = await desk.post('/api/vendors', FULL)
    added.assertStatus(201)
    const { _id, version } = added.body()
    assert.containSubset(added.body(), { ...FULL, iban: 'DE02120300000000202051' })
    const change = { ...FULL, city: 'Bonn', skontoPercent: null, skontoDays: null, version }
    ;(await desk.put(`/api/vendors/${_id}`, change)).assertStatus(200)
    assert.containSubset((await desk.get(`/api/vendors/${_id}`)).body(), {
      city: 'Bonn',
      skontoPercent: null,
      paymentDays: 30,
      version: version + 1,
    })
    const late = await desk.put(`/api/vendors/${_id}`, change)
    late.assertStatus(409)
    assert.containSubset(late.body(), { code: 'version_conflict', current: { city: 'Bonn' } })
  })

  test('row 111: the name on a receipt becomes a vendor once, and later receipts find it', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const first = await desk.expense({ vendorIban: 'DE02120300000000202051', dueDate: desk.day })
    const second = await desk.expense({ vendor: 'PAPIERHAUS KOLN' })
    assert.equal(second.vendorId, first.vendorId)
    assert.equal(second.vendor, 'PAPIERHAUS KOLN')
    await desk.expense({ date: addDays(desk.day, -400) })
    const [vendor, ...others] = (await desk.get('/api/vendors?search=koln')).body()
    assert.isEmpty(others)
    assert.containSubset(vendor, {
      name: 'Papierhaus Köln',
      iban: 'DE02120300000000202051',
      currency: 'EUR',
      open: 119,
      spent: 238,
      expenseCount: 3,
    })
  })

  test('row 111: vendors are sorted by what was spent and what is open', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    await desk.post('/api/vendors', { name: 'Unused' })
    await desk.expense({ vendor: 'Little', dueDate: desk.day })
    await desk.expense({ vendor: 'Much', lines: [{ ...SUPPLIES, amount: 500 }] })
    const namesBy = async (query: string) =>
      (await desk.get(`/api/vendors?${query}`)).body().map(({ name }: { name: string }) => name)
    assert.deepEqual(await namesBy('sort=spent&order=desc'), ['Much', 'Little', 'Unused'])
    assert.equal((await namesBy('sort=open&order=desc'))[0], 'Little')
    assert.deepEqual(await namesBy(''), ['Little', 'Much', 'Unused'])
  })

  test('row 111: a vendor brings its terms and usual category to the form', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    await desk.post('/api/vendors', FULL)
    await desk.expense({ lines: [{ ...SUPPLIES, category: 'books', taxRate: 7 }] })
    const [offered] = (await desk.get('/api/expense-vendors?search=koln')).body()
    assert.containSubset(offered, {
      vendor: FULL.name,
      vendorIban: 'DE02120300000000202051',
      taxRate: 7,
      ...TERMS,
      category: 'officeSupplies',
    })
  })

  test('row 111: duplicates are merged with receipts, names and what only one of them knew', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const short = await desk.expense({ vendor: 'Papierhaus' })
    const into = (await desk.post('/api/vendors', { name: 'Papierhaus Köln GmbH' })).body()
    await desk.put(`/api/vendors/${short.vendorId}`, { name: 'Papierhaus', ...TERMS })
    const merged = await desk.post(`/api/vendors/${short.vendorId}/merge`, { intoId: into._id })
    merged.assertStatus(200)
    assert.containSubset(merged.body(), { _id: into._id, ...TERMS })
    ;(await desk.get(`/api/vendors/${short.vendorId}`)).assertStatus(404)
    const kept = (await desk.get(`/api/expenses/${short._id}`)).body()
    assert.containSubset(kept, { vendor: 'Papierhaus', vendorId: into._id })
    assert.equal((await desk.expense({ vendor: 'papierhaus' })).vendorId, into._id)
    assert.lengthOf(await desk.vendorsFor('vendor=Papierhaus K%C3%B6ln GmbH'), 2)
  })

  test('row 111: a vendor with another name still takes the receipts of its earlier one', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const { vendorId } = await desk.expense({ vendor: 'Old name' })
    await desk.put(`/api/vendors/${vendorId}`, { name: 'New name' })
    for (const vendor of ['Old name', 'New name']) {
      assert.equal((await desk.expense({ vendor })).vendorId, vendorId)
    }
  })

  test('row 111: a name is taken once, Skonto is whole, and a vendor with receipts stays', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const { vendorId } = await desk.expense({})
    const taken = await desk.post('/api/vendors', { name: 'papierhaus koln' })
    taken.assertStatus(422)
    assert.equal(taken.body().code, 'vendor_name_taken')
    const half = await desk.post('/api/vendors', { name: 'Half', skontoPercent: 2 })
    half.assertStatus(422)
    assert.containSubset(half.body(), {
      code: 'skonto_incomplete',
      fields: [{ field: 'skontoDays' }],
    })
    const used = await desk.remove(`/api/vendors/${vendorId}`)
    used.assertStatus(409)
    assert.equal(used.body().code, 'vendor_used')
    const self = await desk.post(`/api/vendors/${vendorId}/merge`, { intoId: vendorId })
    self.assertStatus(422)
    const unused = (await desk.post('/api/vendors', { name: 'Unused' })).body()
    ;(await desk.remove(`/api/vendors/${unused._id}`)).assertStatus(204)
    ;(await desk.post('/api/vendors', { name: 'Unused' })).assertStatus(201)
  })

  test('row 111: vendors of another company are neither seen nor changed', async ({ client }) => {
    const desk = await makeExpenseDesk(client)
    const { vendorId } = await desk.expense({})
    const stranger = await makeExpenseDesk(client)
    const { vendorId: own } = await stranger.expense({})
    const path = `/api/vendors/${vendorId}`
    ;(await stranger.get(path)).assertStatus(404)
    ;(await stranger.put(path, { name: 'Mine' })).assertStatus(404)
    ;(await stranger.post(`/api/vendors/${own}/merge`, { intoId: vendorId })).assertStatus(404)
    const employee = await makePerson(desk.company.id, 'employee')
    ;(await client.get(path).bearerToken(employee.token)).assertStatus(403)
  })
})
