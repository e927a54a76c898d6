import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { type CamtEntry, camt, makeBankDesk } from '#modules/banking/tests/bank_desk'

const IBAN = 'DE89370400440532013000'
const PAPER = {
  vendor: 'Papierhaus Köln GmbH',
  vendorIban: IBAN,
  reference: 'PH-2026-0815',
  date: '2026-02-20',
  dueDate: '2026-03-06',
}

/** A company that uploads statements and records expenses. */
async function makeDesk(client: ApiClient) {
  const desk = await makeBankDesk(client)
  async function expense(body: object = {}, amount = 119) {
    const lines = [{ category: 'officeSupplies', amount, taxRate: 19 }]
    const answer = await desk.post('/api/expenses', { ...PAPER, lines, ...body })
    answer.assertStatus(201)
    return answer.body()
  }
  /** Money that left, and its entry. */
  async function debit(entry: Partial<CamtEntry> = {}) {
    const purpose = entry.purpose ?? 'Rechnung'
    const amount = entry.amount ?? '119.00'
    await desk.brought(camt([{ ...entry, amount, purpose, sign: 'DBIT' }]))
    return (await desk.entries('&direction=out')).find(
      (one: { purpose: string; amount: number }) =>
        one.purpose === purpose && one.amount === -Number(amount)
    )
  }
  const pay = (entryId: string, ...expenseIds: string[]) =>
    desk.post(`/api/bank-entries/${entryId}/expenses`, { expenseIds })
  const read = async (id: string) => (await desk.get(`/api/expenses/${id}`)).body()
  return { ...desk, expense, debit, pay, readExpense: read }
}

const seen = ({ expenseSuggestions }: { expenseSuggestions: Suggested[] }) =>
  expenseSuggestions.map(({ confidence, reasons, expenses }) => ({
    confidence,
    reasons,
    ids: expenses.map(({ expenseId }) => expenseId),
  }))
interface Suggested {
  confidence: string
  reasons: string[]
  expenses: { expenseId: string }[]
}

test.group('Expenses paid by bank entries', () => {
  test('row 58: an outgoing entry finds its expense by number, account, name, amount and day', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.expense()
    const ids = [_id]
    const named = await desk.debit({ purpose: 'RG PH 2026 0815', iban: IBAN, name: 'Papierhaus' })
    assert.deepEqual(seen(named), [
      { confidence: 'sure', reasons: ['number', 'amount', 'iban', 'name', 'near'], ids },
    ])
    const byAccount = await desk.debit({ purpose: 'Danke', iban: IBAN, name: 'P. K.' })
    assert.deepEqual(seen(byAccount), [
      { confidence: 'sure', reasons: ['amount', 'iban', 'near'], ids },
    ])
    const byName = await desk.debit({ purpose: 'Papier', name: 'PAPIERHAUS KOELN' })
    assert.deepEqual(seen(byName), [
      { confidence: 'likely', reasons: ['amount', 'name', 'near'], ids },
    ])
    const byAmount = await desk.debit({ purpose: 'Karte' })
    assert.deepEqual(seen(byAmount), [{ confidence: 'possible', reasons: ['amount', 'near'], ids }])
    const numberOfOthers = await desk.debit({ purpose: 'PH-2026-0815 Fremd' })
    assert.containsSubset(seen(numberOfOthers), [{ confidence: 'likely', ids }])
    const late = await desk.debit({ purpose: 'Irgendetwas', date: '2026-06-30' })
    assert.deepEqual(seen(late), [])
    const other = await desk.debit({ purpose: 'PH-2026-0815 in USD', currency: 'USD' })
    assert.deepEqual(seen(other), [])
    const early = await desk.debit({
      purpose: 'PH-2026-0815 vorab',
      date: '2026-02-18',
      iban: IBAN,
    })
    assert.containsSubset(seen(early), [{ confidence: 'likely', ids }])
  })

  test('row 58: the number of the expense itself, which transfer files name, finds it too', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id, number } = await desk.expense({ reference: '' })
    await desk.expense({ reference: '' })
    const entry = await desk.debit({ purpose: `Auslage ${number}`, name: 'Papierhaus' })
    assert.containSubset(seen(entry)[0], {
      confidence: 'sure',
      reasons: ['number', 'amount', 'name', 'near'],
      ids: [_id],
    })
  })

  test('row 58: the entry pays the expense on its day, and undoing the match releases it', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id, number } = await desk.expense()
    const entry = await desk.debit({ date: '2026-03-04' })
    for (const _ of [1, 2]) {
      const answer = await desk.pay(entry._id, _id)
      answer.assertStatus(200)
      assert.containsSubset(answer.body(), {
        state: 'matched',
        expenses: [{ expenseId: _id, number, amount: 119 }],
      })
    }
    const paid = await desk.readExpense(_id)
    assert.containsSubset(paid, {
      status: 'paid',
      paidDate: '2026-03-04',
      bankEntry: { _id: entry._id, date: '2026-03-04' },
    })
    const log = (await desk.get('/api/audit-log')).body()
    assert.includeMembers(
      log.map(({ action }: { action: string }) => action),
      ['expense.paid_by_bank', 'bank_entry.paid_expenses']
    )

    ;(await desk.remove(`/api/bank-entries/${entry._id}/match`)).assertStatus(200)
    assert.containsSubset(await desk.readExpense(_id), { paidDate: null, bankEntry: null })
    assert.containsSubset(await desk.entries(), [{ state: 'open', expenses: [] }])
    ;(await desk.remove(`/api/bank-entries/${entry._id}/match`)).assertStatus(409)
  })

  test('row 58: one entry pays several expenses of a vendor, less a credit note', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const first = await desk.expense({ reference: 'PH-1001' })
    const second = await desk.expense({ reference: 'PH-1002' }, 50)
    const note = await desk.expense({ reference: 'PH-1003' }, -20)
    const purpose = 'PH-1001 PH-1002 abzgl. PH-1003'
    const entry = await desk.debit({ amount: '149.00', purpose, name: 'Papierhaus Köln' })
    const ids = [first, second, note].map(({ _id }) => _id)
    const [suggested] = seen(entry)
    assert.containsSubset(suggested, { confidence: 'sure' })
    assert.sameMembers(suggested?.ids ?? [], ids)
    ;(await desk.pay(entry._id, ...ids)).assertStatus(200)
    for (const id of ids) assert.equal((await desk.readExpense(id)).status, 'paid')
    ;(await desk.remove(`/api/bank-entries/${entry._id}/match`)).assertStatus(200)
    for (const id of ids) assert.isNull((await desk.readExpense(id)).paidDate)
  })

  test('an expense that was marked as paid by hand is linked and gets its day back', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.expense({ dueDate: null })
    assert.equal((await desk.readExpense(_id)).paidDate, '2026-02-20')
    const entry = await desk.debit({ date: '2026-02-23', iban: IBAN })
    assert.containsSubset(seen(entry), [{ confidence: 'sure', ids: [_id] }])
    ;(await desk.pay(entry._id, _id)).assertStatus(200)
    assert.equal((await desk.readExpense(_id)).paidDate, '2026-02-23')
    const twin = await desk.debit({ date: '2026-02-24', iban: IBAN })
    assert.deepEqual(seen(twin), [])
    ;(await desk.remove(`/api/bank-entries/${entry._id}/match`)).assertStatus(200)
    assert.equal((await desk.readExpense(_id)).paidDate, '2026-02-20')
  })

  test('of two entries at the same time only one pays the expense', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.expense()
    const entries = [await desk.debit({ purpose: 'eins' }), await desk.debit({ purpose: 'zwei' })]
    const answers = await Promise.all(entries.map((entry) => desk.pay(entry._id, _id)))
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    const loser = answers.find((answer) => answer.status() === 409)
    assert.equal(loser?.body().code, 'expense_taken')
    assert.lengthOf(await desk.entries('&state=matched'), 1)
  })

  test('what the bank has paid is neither reopened, nor deleted, nor given another amount', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.expense()
    const entry = await desk.debit()
    ;(await desk.pay(entry._id, _id)).assertStatus(200)
    const path = `/api/expenses/${_id}`
    const refused = [
      await desk.remove(`${path}/payment`),
      await desk.remove(path),
      await desk.put(path, { paidDate: null }),
      await desk.put(path, { lines: [{ category: 'officeSupplies', amount: 120, taxRate: 19 }] }),
    ]
    for (const answer of refused) {
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'paid_by_bank')
    }
    ;(await desk.put(path, { notes: 'Toner' })).assertStatus(200)
    ;(await desk.remove(`/api/bank-statements/${entry.statementId}`)).assertStatus(409)
  })

  test('another amount, money that came in and foreign records are refused', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.expense()
    const entry = await desk.debit({ amount: '118.00' })
    const codeOf = async (answer: ReturnType<typeof desk.pay>, status: number) => {
      ;(await answer).assertStatus(status)
      return (await answer).body().code
    }
    assert.equal(await codeOf(desk.pay(entry._id, _id), 409), 'expenses_differ')
    const credit = await desk.credit({ amount: '119.00', purpose: 'Erstattung' })
    assert.equal(await codeOf(desk.pay(credit._id, _id), 409), 'money_came_in')
    const stranger = await makeDesk(client)
    const theirs = await stranger.expense()
    const fitting = await desk.debit({ purpose: 'fremd' })
    assert.equal(await codeOf(desk.pay(fitting._id, theirs._id), 422), 'expense_unknown')
    await codeOf(stranger.pay(fitting._id, theirs._id), 404)
    assert.equal((await desk.readExpense(_id)).status === 'paid', false)
  })

  test('row 58: an entry that is less by the Skonto finds its expense, and releasing it restores it', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const terms = { skontoPercent: 3, skontoDate: '2026-03-06' }
    const { _id } = await desk.expense(terms)
    const other = await desk.expense({ ...terms, reference: 'PH-2' })
    const one = await desk.debit({ purpose: 'RG PH 2026 0815', iban: IBAN, amount: '115.43' })
    const [suggestion] = seen(one)
    assert.deepEqual(suggestion?.ids, [_id])
    assert.includeMembers(suggestion?.reasons ?? [], ['number', 'amount', 'skonto', 'iban'])
    const paid = await desk.pay(one._id, _id)
    paid.assertStatus(200)
    assert.containSubset(paid.body(), { expenses: [{ amount: 115.43, skonto: 3.57 }] })
    assert.containSubset(await desk.readExpense(_id), { status: 'paid', skonto: { isTaken: true } })
    ;(await desk.remove(`/api/bank-entries/${one._id}/match`)).assertStatus(200)
    const released = await desk.readExpense(_id)
    assert.containSubset(released, { paidDate: null, skonto: { isTaken: false } })

    const both = await desk.debit({ purpose: 'Both', iban: IBAN, amount: '234.43' })
    ;(await desk.pay(both._id, _id, other._id)).assertStatus(200)
    const taken = [await desk.readExpense(_id), await desk.readExpense(other._id)]
    assert.sameMembers(
      taken.map(({ skonto }) => skonto.isTaken),
      [true, false]
    )
  })
})
