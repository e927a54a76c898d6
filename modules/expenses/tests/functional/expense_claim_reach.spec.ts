import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { declaredRoutes } from '#core/http/route_policies'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeClaimDesk, TICKET } from '#modules/expenses/factories/claim_factory'

/** Everything that an employee is sent; `amount`, `currency` and `trip` are those of the own receipt or journey. */
const KEYS_FOR_EMPLOYEES = [
  '_id',
  'user',
  'kind',
  'trip',
  'status',
  'date',
  'vendor',
  'category',
  'note',
  'guests',
  'currency',
  'amount',
  'taxRate',
  'paidBy',
  'receiptCount',
  'reason',
  'submittedAt',
  'decidedAt',
  'reimbursedDate',
  'expense',
  'version',
  'receipts',
]

test.group('Receipts that people hand in: who reaches what', () => {
  test('an employee reaches own receipts only, and exactly the fields that are named here', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const other = desk.as(await makePerson(desk.company.id, 'employee'))
    const mine = await desk.handIn()
    const foreign = await desk.handIn({}, other)
    const list = (await desk.staff.get('/api/expense-claims')).body()
    assert.deepEqual(
      list.map(({ _id }: { _id: string }) => _id),
      [mine._id]
    )
    const files = `/api/expense-claims/${foreign._id}/receipts`
    const sent = await other.sendFile(files, 'ticket.xml', Buffer.from('<?xml version="1.0"?><a/>'))
    for (const path of [
      `/api/expense-claims/${foreign._id}`,
      `${files}/${sent.body().receipts[0]._id}`,
    ]) {
      ;(await desk.staff.get(path)).assertStatus(404)
      ;(await desk.staff.remove(path)).assertStatus(404)
    }
    ;(await desk.decide(mine._id, 'approve')).assertStatus(200)
    const seen = (await desk.staff.get(`/api/expense-claims/${mine._id}`)).body()
    assert.sameMembers(Object.keys(seen), KEYS_FOR_EMPLOYEES)
    assert.deepEqual([seen.taxRate, seen.expense], [null, null])
  })

  test('of all routes of expenses an employee is let into these alone', ({ assert }) => {
    const open = declaredRoutes(router)
      .filter(({ pattern }) => /^\/api\/(recurring-)?(expense|unbilled-expense|trip)/.test(pattern))
      .filter(
        ({ policies: [policy] }) => policy?.to !== 'anyone' && policy?.to.includes('employee')
      )
      .flatMap(({ methods, pattern }) => methods.map((method) => `${method} ${pattern}`))
      .filter((route) => !route.startsWith('HEAD'))
    assert.sameMembers(open, [
      'GET /api/expense-categories',
      'POST /api/expense-claim-readings',
      'GET /api/expense-claims',
      'POST /api/expense-claims',
      'GET /api/expense-claims/:id',
      'PUT /api/expense-claims/:id',
      'DELETE /api/expense-claims/:id',
      'POST /api/expense-claims/:id/receipts',
      'GET /api/expense-claims/:id/receipts/:receiptId',
      'DELETE /api/expense-claims/:id/receipts/:receiptId',
      'POST /api/trip-claims/calculation',
      'POST /api/trip-claims',
      'PUT /api/trip-claims/:id',
    ])
  })

  test('members decide on others’ receipts and not on their own, the desk rewrites none', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const member = desk.as(desk.member)
    const own = await desk.handIn({}, member)
    const refused = await member.post(`/api/expense-claims/${own._id}/approve`)
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'claim_own')
    const theirs = await desk.handIn()
    const body = { ...TICKET, date: desk.day, amount: 1 }
    ;(await member.put(`/api/expense-claims/${theirs._id}`, body)).assertStatus(404)
    ;(await member.post(`/api/expense-claims/${theirs._id}/approve`)).assertStatus(200)
  })

  test('a day to come and an amount of nothing are refused at their fields', async ({
    client,
    assert,
  }) => {
    const desk = await makeClaimDesk(client)
    const fieldOf = async (body: object) => {
      const all = { ...TICKET, date: desk.day, ...body }
      const answer = await desk.staff.post('/api/expense-claims', all)
      answer.assertStatus(422)
      return answer.body().fields[0].field
    }
    assert.equal(await fieldOf({ date: addDays(desk.day, 2) }), 'date')
    assert.equal(await fieldOf({ amount: 0 }), 'amount')
    assert.equal(await fieldOf({ amount: '1.005' }), 'amount')
  })

  test('the audit log holds the history of a receipt', async ({ client, assert }) => {
    const desk = await makeClaimDesk(client)
    const { _id } = await desk.handIn()
    await desk.decide(_id, 'return', { reason: 'Unreadable.' })
    await desk.staff.put(`/api/expense-claims/${_id}`, { ...TICKET, date: desk.day })
    await desk.decide(_id, 'approve')
    const log = (await desk.get('/api/audit-log?type=expenseClaim')).body()
    assert.deepEqual(
      log.map(({ action }: { action: string }) => action),
      [
        'expense_claim.approved',
        'expense_claim.handed_in_again',
        'expense_claim.returned',
        'expense_claim.handed_in',
      ]
    )
  })
})
