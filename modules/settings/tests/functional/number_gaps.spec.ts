import { test } from '@japa/runner'
import { today } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { INVOICE_NUMBERS } from '#modules/invoicing/public'
import { passNumbers } from '#modules/settings/public'

const YEAR = today('Europe/Berlin').slice(0, 4)
const number = (sequence: number) => `RE-${YEAR}-${String(sequence).padStart(4, '0')}`

type Desk = Awaited<ReturnType<typeof makeDesk>>

const set = (desk: Desk, change: object) =>
  desk.post('/api/settings', { numberRanges: [{ kind: 'invoice', ...change }] })

async function gaps(desk: Desk, kind = 'invoice') {
  const { numberRanges } = (await desk.get('/api/settings')).body()
  return numberRanges.find((range: { kind: string }) => range.kind === kind).gaps
}

test.group('Gaps in the numbers of invoices', () => {
  test('numbers are skipped only with a reason, which is shown at the range and in the audit log', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.issued()
    const refused = await set(desk, { next: 99 })
    refused.assertStatus(422)
    const [{ field, rule }] = refused.body().fields
    assert.deepEqual([field, rule], ['numberRanges.0.gapReason', 'gap_reason_missing'])
    assert.equal((await desk.issued()).number, number(2))

    ;(await set(desk, { next: 99, gapReason: 'Neuer Nummernblock' })).assertStatus(200)
    assert.equal((await desk.issued()).number, number(99))
    assert.containSubset(await gaps(desk), [
      {
        first: number(3),
        last: number(98),
        count: 96,
        cause: 'change',
        reason: 'Neuer Nummernblock',
        by: 'Test owner',
      },
    ])
    const [entry] = await reader()
      .from('audit_log')
      .where({ company_id: desk.company.id, action: 'number_range.changed' })
    assert.containSubset(JSON.parse(entry.details), {
      skipped: { from: 3, to: 98 },
      reason: 'Neuer Nummernblock',
    })
  })

  test('moved back before a number was given, the gap ends there', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await desk.issued()
    const gapReason = 'Vertippt'
    await set(desk, { next: 50, gapReason })
    await set(desk, { next: 100, gapReason: 'Noch weiter' })
    ;(await set(desk, { next: 20 })).assertStatus(200)
    const [gap, ...others] = await gaps(desk)
    assert.deepEqual([gap.first, gap.last, others.length], [number(2), number(19), 0])
    await set(desk, { next: 2 })
    assert.deepEqual(await gaps(desk), [])
  })

  test('a range that was never used begins where it is set, and other kinds may have gaps', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    ;(await set(desk, { next: 120 })).assertStatus(200)
    const [start] = await gaps(desk)
    assert.deepEqual([start.cause, start.last, start.reason], ['start', number(119), ''])
    await desk.post('/api/clients', { name: 'Anna' })
    const clients = await set(desk, { kind: 'client', next: 500 })
    clients.assertStatus(200)
    assert.deepEqual(await gaps(desk, 'client'), [])
  })

  test('missing numbers of another system are shown as imported', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const { company } = desk
    await inTx(() => passNumbers(company, INVOICE_NUMBERS.invoice, [1, 2, 3].map(number)))
    assert.deepEqual(await gaps(desk), [])
    await inTx(() => passNumbers(company, INVOICE_NUMBERS.invoice, [6, 8].map(number)))
    assert.containSubset(await gaps(desk), [
      { first: number(4), last: number(8), cause: 'import', reason: '' },
    ])
  })
})
