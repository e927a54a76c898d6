import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { makeAnalyticsDesk } from '#modules/analytics/tests/analytics_desk'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeDatevDesk } from '#modules/datev/tests/datev_desk'
import { makeExpenseDesk, SUPPLIES } from '#modules/expenses/factories/expense_factory'
import { RENT } from '#modules/expenses/factories/recurring_expense_factory'

const COFFEE = { name: 'Kaffee & Tee', skr03: '4653', skr04: '6643', profitLine: 'otherCosts' }
type Desk = Awaited<ReturnType<typeof makeExpenseDesk>>

async function addTo(desk: Pick<Desk, 'post'>, body: object = {}) {
  const answer = await desk.post('/api/expense-categories', { ...COFFEE, ...body })
  answer.assertStatus(201)
  return answer.body()
}

const ofCategory = (category: string) => [{ ...SUPPLIES, category }]

test.group('Row 111: own categories of expenses', () => {
  test('are offered before the built-in ones, and each change is in the audit log', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const made = await addTo(desk)
    const path = `/api/expense-categories/${made.category}`
    const renamed = await desk.put(path, { ...COFFEE, name: 'Kaffee', version: 1 })
    assert.containSubset(renamed.body(), { name: 'Kaffee', version: 2 })
    ;(await desk.put(path, { ...COFFEE, version: 1 })).assertStatus(409)
    const [first, second] = (await desk.get('/api/expense-categories')).body()
    assert.containSubset(first, { ...COFFEE, name: 'Kaffee', isArchived: false })
    assert.containSubset(second, { category: 'officeSupplies', name: null, version: null })

    ;(await desk.post(`${path}/archive`)).assertStatus(200)
    ;(await desk.remove(`${path}/archive`)).assertStatus(200)
    ;(await desk.remove(path)).assertStatus(204)
    const actions = await reader()
      .from('audit_log')
      .where({ company_id: desk.company.id, subject_type: 'expenseCategory' })
      .orderBy('sequence')
    assert.deepEqual(
      actions.map(({ action }) => action.split('.')[1]),
      ['added', 'changed', 'archived', 'restored', 'deleted']
    )
  })

  test('need a name of their own, accounts for costs and a line of the statement', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    await addTo(desk)
    const wrong = [
      [{}, 'name', 'category_name_taken'],
      [{ name: 'KAFFEE & TEE' }, 'name', 'category_name_taken'],
      [{ skr03: '8400' }, 'skr03', 'account_no_cost'],
      [{ skr04: '4400' }, 'skr04', 'account_no_cost'],
      [{ skr03: '3400' }, 'skr03', 'account_automatic'],
      [{ skr04: '5300' }, 'skr04', 'account_automatic'],
      [{ skr03: '465' }, 'skr03', 'validation_failed'],
      [{ profitLine: 'entertainment' }, 'profitLine', 'validation_failed'],
      [{ name: '' }, 'name', 'validation_failed'],
    ] as const
    for (const [body, field, code] of wrong) {
      const answer = await desk.post('/api/expense-categories', { ...COFFEE, ...body })
      answer.assertStatus(422)
      assert.containSubset(answer.body(), { code, fields: [{ field }] })
    }
  })

  test('with records are archived, not deleted, and stay on those records', async ({
    client,
    assert,
  }) => {
    const desk = await makeExpenseDesk(client)
    const { category } = await addTo(desk)
    const path = `/api/expense-categories/${category}`
    const expense = await desk.expense({ lines: ofCategory(category) })
    const refused = await desk.remove(path)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'category_used')

    await desk.post(`${path}/archive`)
    const again = await desk.record({ lines: ofCategory(category) })
    again.assertStatus(422)
    assert.containSubset(again.body(), {
      code: 'category_archived',
      fields: [{ field: 'lines.0.category' }],
    })
    const change = { vendor: 'Rösterei', lines: ofCategory(category) }
    const changed = await desk.put(`/api/expenses/${expense._id}`, change)
    assert.containSubset(changed.body(), { vendor: 'Rösterei', categories: [category] })
    const listed = await desk.get(`/api/expenses?category=${category},travel`)
    assert.lengthOf(listed.body(), 1)
  })

  test('of a recurring expense are neither deleted nor missing when they have been archived', async ({
    client,
  }) => {
    const desk = await makeExpenseDesk(client)
    const { category } = await addTo(desk)
    const path = `/api/expense-categories/${category}`
    const body = {
      vendor: 'Rösterei',
      lines: [{ ...RENT, category }],
      payment: 'automatic',
      schedule: { startOn: '2026-01-31', every: 1, unit: 'month' },
    }
    const made = await desk.post('/api/recurring-expenses', body)
    made.assertStatus(201)
    ;(await desk.remove(path)).assertStatus(409)
    await desk.post(`${path}/archive`)
    ;(await desk.put(`/api/recurring-expenses/${made.body()._id}`, body)).assertStatus(200)
    ;(await desk.post('/api/recurring-expenses', body)).assertStatus(422)
  })

  test('of other companies are unknown', async ({ client, assert }) => {
    const other = await addTo(await makeExpenseDesk(client))
    const desk = await makeExpenseDesk(client)
    const answer = await desk.record({ lines: ofCategory(other.category) })
    answer.assertStatus(422)
    assert.equal(answer.body().code, 'category_unknown')
    ;(await desk.remove(`/api/expense-categories/${other.category}`)).assertStatus(404)
    const { token } = await makePerson(desk.company.id, 'employee')
    const write = await client.post('/api/expense-categories').bearerToken(token).json(COFFEE)
    write.assertStatus(403)
    const read = await client.get('/api/expense-categories').bearerToken(token)
    assert.notInclude(read.text(), other.category)
  })

  test('are given to many expenses at once; amounts stay', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    const { category } = await addTo(desk)
    const printed = await desk.expense({ lines: [{ ...SUPPLIES, tax: 19.01 }] })
    const two = await desk.expense({ lines: [SUPPLIES, { ...SUPPLIES, category: 'books' }] })
    const missing = '01900000-0000-7000-8000-000000000000'
    const answer = await desk.post('/api/expenses/categorize', {
      expenseIds: [printed._id, two._id, missing],
      category,
    })
    answer.assertStatus(200)
    assert.deepEqual(
      answer.body().done.map(({ _id }: { _id: string }) => _id),
      [printed._id, two._id]
    )
    assert.equal(answer.body().refused[0]._id, missing)
    for (const { _id, gross, tax } of [printed, two]) {
      const after = (await desk.get(`/api/expenses/${_id}`)).body()
      assert.containSubset(after, { categories: [category], gross, tax })
    }
  })

  test('are booked to their account and lower the profit in their line', async ({
    client,
    assert,
  }) => {
    const datev = await makeDatevDesk(client)
    const own = await addTo(datev)
    const bought = {
      vendor: 'Rösterei',
      date: '2026-03-01',
      paidDate: null,
      lines: ofCategory(own.category),
    }
    ;(await datev.post('/api/expenses', bought)).assertStatus(201)
    assert.deepEqual(await datev.lines('Rösterei'), [['70000', 'H', 11_900, '4653']])
    await datev.settings({ chart: '04', accountLength: 6 })
    assert.equal((await datev.lines('Rösterei'))[0]?.[3], '664300')

    const desk = await makeAnalyticsDesk(client)
    const line = await addTo(desk, { profitLine: 'advice' })
    await desk.post('/api/expenses', { ...bought, lines: ofCategory(line.category) })
    const { tables } = await desk.report('profit', desk.year)
    const rows = tables.find(({ key }: { key: string }) => key === 'profitLines').rows
    const advice = rows.find(({ name }: { name: string }) => /advice|Beratung/i.test(name))
    assert.equal(advice.cells[0].value, 100)
    assert.include(advice.cells[0].link.filter.category, line.category)
    const spent = await desk.report('expenses', desk.year)
    const groups = spent.tables.find(({ key }: { key: string }) => key === 'byCategory').rows
    assert.equal(groups[0].name, COFFEE.name)
  })
})
