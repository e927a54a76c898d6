import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import {
  daysOverdue,
  INVOICE_STATUSES,
  type Moment,
  type StoredStatus,
  shownStatus,
  whereShownAs,
} from '#modules/invoicing/invoice_status'

const at: Moment = { today: '2026-03-31', now: Date.parse('2026-03-31T10:00:00Z') }
const DAY = 86_400_000

const invoice = (status: StoredStatus, due_on: string | null, age = 0) => ({
  status,
  due_on,
  created_at: at.now - age,
})

test.group('Status of an invoice', () => {
  test('is Overdue from the day after it was due, and only while it is owed', ({ assert }) => {
    assert.equal(shownStatus(invoice('Unpaid', '2026-03-31'), at), 'Unpaid')
    assert.equal(shownStatus(invoice('Unpaid', '2026-03-30'), at), 'Overdue')
    assert.equal(shownStatus(invoice('Partially Paid', '2026-03-30'), at), 'Overdue')
    assert.equal(daysOverdue(invoice('Unpaid', '2026-03-01'), at), 30)
    for (const status of ['Draft', 'Paid', 'Cancelled', 'Void'] as const) {
      assert.equal(shownStatus(invoice(status, '2026-03-30'), at), status)
      assert.equal(daysOverdue(invoice(status, '2026-03-30'), at), 0)
    }
  })

  test('without a due date it is Overdue more than five days after it was made', ({ assert }) => {
    assert.equal(shownStatus(invoice('Unpaid', null, 5 * DAY), at), 'Unpaid')
    assert.equal(shownStatus(invoice('Unpaid', null, 5 * DAY + 1), at), 'Overdue')
    assert.equal(daysOverdue(invoice('Unpaid', null, 5 * DAY + 1), at), 1)
    assert.equal(daysOverdue(invoice('Unpaid', null, 6 * DAY + 1), at), 2)
  })

  test('is the same in SQL as in code, for every state and any set of statuses', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id } = await desk.draft()
    const { open_amount, late_at, ...template } = await reader()
      .from('invoices')
      .where('id', _id)
      .first()
    const states = (['Draft', 'Unpaid', 'Partially Paid', 'Paid', 'Cancelled', 'Void'] as const)
      .flatMap((status) =>
        [null, -30, -1, 0, 1, 3, 4].flatMap((days) =>
          [0, 5 * DAY, 5 * DAY + 1].map((age) =>
            invoice(status, days === null ? null : addDays(at.today, days), age)
          )
        )
      )
      .map((state) => ({ ...state, id: newId() }))
    await inTx(async () => {
      for (const state of states) {
        const number = state.status === 'Draft' ? null : state.id
        await writer()
          .table('invoices')
          .insert({ ...template, ...state, number })
      }
    })
    const subsets = [
      ...INVOICE_STATUSES.map((status) => [status]),
      ['Overdue', 'Unpaid'] as const,
      ['Unpaid', 'Partially Paid'] as const,
      ['Draft', 'Overdue', 'Paid'] as const,
      ['Unpaid', 'Partially Paid', 'Overdue', 'Void'] as const,
    ]
    for (const statuses of subsets) {
      const query = reader()
        .from('invoices')
        .where('company_id', desk.company.id)
        .whereNot('id', _id)
      whereShownAs(query, statuses, at)
      const found: { id: string }[] = await query.select('id')
      assert.sameMembers(
        found.map(({ id }) => id),
        states
          .filter((state) => (statuses as readonly string[]).includes(shownStatus(state, at)))
          .map(({ id }) => id),
        statuses.join()
      )
    }
  })
})
