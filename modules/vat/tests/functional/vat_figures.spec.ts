import { test } from '@japa/runner'
import { inTx, writer } from '#core/database/in_tx'
import { enterWhatIsMissing } from '#modules/vat/entries/enter_companies'
import { MIXED, makeVatDesk } from '#modules/vat/tests/vat_desk'

test.group('Documents behind a figure', () => {
  test('row 88: each entry names its document and why it counts on that day', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const invoice = await desk.invoice({ lines: MIXED, date: desk.day(-9) })
    await desk.pay(invoice._id, 1725, desk.day(-4))
    assert.containsSubset(await desk.entries('cash', { rate: '7', category: 'S' }), [
      {
        date: desk.day(-4),
        cause: 'payment',
        rate: 7,
        net: 500,
        tax: 35,
        gross: 535,
        document: { _id: invoice._id, number: invoice.number, kind: 'invoice', stage: 'full' },
        clientName: 'Bäckerei Korn',
      },
    ])
    assert.lengthOf(await desk.entries('accrual'), 2)
    assert.lengthOf(await desk.entries('accrual', desk.on(desk.day(0))), 0)
  })

  test('row 88: the summary can be had as a table for a spreadsheet', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    await desk.invoice({ lines: MIXED, date: '2026-02-10' })
    const file = await desk.get('/api/reports/vat.csv?from=2026-01-01&to=2026-12-31')
    file.assertStatus(200)
    assert.include(String(file.header('content-type')), 'text/csv')
    const lines = file.text().replace('\ufeff', '').trim().split('\r\n')
    assert.equal(lines[0], 'From;To;Currency;Kind;Rate in %;Net;VAT;Gross')
    assert.deepEqual(lines.slice(1), [
      '2026-02-01;2026-02-28;EUR;Taxable;19;1000.00;190.00;1190.00',
      '2026-02-01;2026-02-28;EUR;Taxable;7;500.00;35.00;535.00',
    ])
  })

  test('documents that are older than the entries get theirs at the next start', async ({
    client,
    assert,
  }) => {
    const desk = await makeVatDesk(client)
    const { _id } = await desk.invoice({ lines: MIXED })
    await desk.pay(_id, 1000, desk.day(0))
    const before = [await desk.rates('accrual'), await desk.rates('cash')]
    await inTx(async () => {
      await writer().from('vat_entries').where('company_id', desk.company.id).delete()
      await writer().from('vat_sums').where('company_id', desk.company.id).delete()
      await writer().table('vat_backlog').insert({ company_id: desk.company.id })
    })
    await Promise.all([enterWhatIsMissing(), enterWhatIsMissing()])
    // Kept answers hold until something changes.
    await desk.draft()
    assert.deepEqual([await desk.rates('accrual'), await desk.rates('cash')], before)
    assert.lengthOf(before[1], 2)
    assert.deepEqual(await desk.faults(), [])
  })

  test('nothing of another company is in it', async ({ client, assert }) => {
    const desk = await makeVatDesk(client)
    await desk.invoice()
    const other = await makeVatDesk(client)
    assert.deepEqual(await other.rates('accrual'), [])
    assert.deepEqual(await other.entries('accrual'), [])
  })
})
