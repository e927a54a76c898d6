import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { setClock } from '#core/clock'
import { inTx, writer } from '#core/database/in_tx'
import { sendDueStatements } from '#modules/ledger/actions/send_due_statements'
import { type LedgerDesk, makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'
import { mailsOf, statementsOf } from '#modules/ledger/tests/statements_of'

/** Does the work due at an instant, in as many concurrent processes. */
async function onDay(day: string, processes = 1) {
  const at = DateTime.fromISO(`${day}T08:00`, { zone: 'Europe/Berlin' }).toMillis()
  const restore = setClock(() => at)
  try {
    await Promise.all(
      Array.from({ length: processes }, async () => {
        while (await sendDueStatements());
      })
    )
  } finally {
    restore()
  }
}

const dueOn = ({ company }: LedgerDesk, day: string) =>
  inTx(() =>
    writer()
      .from('statement_schedules')
      .where('company_id', company.id)
      .update({
        next_on: day,
        next_at: DateTime.fromISO(`${day}T06:00`, { zone: 'Europe/Berlin' }).toMillis(),
      })
  )

test.group('Row 15: statements of each month', () => {
  test('go out once a month, however many processes run and however often', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    await desk.invoice(10)
    const path = `/api/clients/${desk.clientId}/statement-schedule`
    const { schedule } = (await desk.put(path, { dayOfMonth: 5 })).body()
    assert.isTrue(schedule.next > desk.day())
    assert.equal(schedule.next.slice(8), '05')

    const [first, second] = ['2030-02-05', '2030-03-05']
    await dueOn(desk, first)
    await onDay('2030-02-04')
    assert.lengthOf(await mailsOf(desk), 0)
    await onDay(first, 3)
    await onDay(first)
    assert.lengthOf(await mailsOf(desk), 1)
    assert.containsSubset(await statementsOf(desk), [
      { from: '2030-01-01', until: '2030-01-31', isMonthly: true, balance: 119 },
    ])
    assert.equal((await desk.get(path)).body().schedule.next, second)
    await onDay(second)
    assert.lengthOf(await mailsOf(desk), 2)

    await desk.remove(path)
    await onDay('2030-04-05')
    assert.lengthOf(await mailsOf(desk), 2)
  })

  test('are not sent without a debt or an event, nor made up for', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    const path = `/api/clients/${desk.clientId}/statement-schedule`
    await desk.put(path, { dayOfMonth: 1 })
    await dueOn(desk, '2030-02-01')
    await onDay('2030-07-03')
    assert.lengthOf(await mailsOf(desk), 0)
    assert.equal((await desk.get(path)).body().schedule.next, '2030-08-01')
  })

  test('without a recipient notify the owners and continue with the next month', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    await desk.invoice(10)
    await desk.put(`/api/clients/${desk.clientId}`, { email: null })
    const path = `/api/clients/${desk.clientId}/statement-schedule`
    await desk.put(path, { dayOfMonth: 1 })
    await dueOn(desk, '2030-02-01')
    await onDay('2030-02-01')
    assert.containsSubset((await desk.get(path)).body().schedule, {
      next: '2030-03-01',
      lastFailure: 'correspondence.no_recipient',
    })
  })

  test('go out once in a month whose day is moved after the sending', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    await desk.invoice(10)
    await desk.put(`/api/clients/${desk.clientId}/statement-schedule`, { dayOfMonth: 20 })
    for (const day of ['2030-02-05', '2030-02-20', '2030-03-20']) {
      await dueOn(desk, day)
      await onDay(day)
    }
    const months = (await statementsOf(desk)).map(({ until }: { until: string }) => until)
    assert.deepEqual(months.sort(), ['2030-01-31', '2030-02-28'])
  })
})
