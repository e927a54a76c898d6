import { test } from '@japa/runner'
import { makeClaimDesk } from '#modules/expenses/factories/claim_factory'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'

const DINNER = {
  vendor: 'Trattoria Da Lia',
  occasion: 'Contract for the new brochure',
  guests: 'Erika Claasen, Jonas Brandt (Reederei Claasen), Jana Petersen',
  lines: [{ category: 'entertainment', amount: 119, taxRate: 19 }],
}

test.group('Business meals', () => {
  test('row 111: a business meal keeps its occasion and its guests', async ({ client, assert }) => {
    const desk = await makeExpenseDesk(client)
    const { occasion, guests } = DINNER
    const expense = await desk.expense(DINNER)
    assert.containSubset(expense, { occasion, guests })
    const path = `/api/expenses/${expense._id}`
    const changed = await desk.put(path, { guests: 'Erika Claasen' })
    assert.containSubset(changed.body(), { occasion, guests: 'Erika Claasen' })
    assert.containSubset((await desk.get(path)).body(), { occasion, guests: 'Erika Claasen' })
    assert.containSubset(await desk.expense(), { occasion: '', guests: '' })
  })

  test('row 111: a business meal that an employee hands in brings its purpose and its guests along', async ({
    client,
    assert,
  }) => {
    const { handIn, decide, get } = await makeClaimDesk(client)
    const { guests } = DINNER
    const note = 'Contract for the new brochure'
    const claim = await handIn({ category: 'entertainment', note, guests })
    assert.equal(claim.guests, guests)
    const approved = (await decide(claim._id, 'approve')).body()
    const expense = (await get(`/api/expenses/${approved.expense._id}`)).body()
    assert.containSubset(expense, { occasion: note, guests })
    const ticket = (await decide((await handIn())._id, 'approve')).body()
    const travel = (await get(`/api/expenses/${ticket.expense._id}`)).body()
    assert.containSubset(travel, { occasion: '', guests: '' })
  })
})
