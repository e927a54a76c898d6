import { test } from '@japa/runner'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { verifyDocuments } from '#modules/documents/public'
import { makeDesk } from '#modules/invoicing/factories/invoice_factory'
import { makeEInvoiceDesk } from '#modules/invoicing/tests/einvoice_desk'

const PERIOD = { serviceDate: '2026-11-02', serviceUntil: '2026-11-21' }
const LINE = { description: 'Beratung', quantity: 2, unitPrice: 80, taxRate: 19 }
const DAYS = { serviceDate: '2026-11-03', serviceUntil: '2026-11-04' }

type Desk = Awaited<ReturnType<typeof makeDesk>>

async function cancelled(desk: Desk) {
  const invoice = await desk.issued({ ...PERIOD, lines: [{ ...LINE, ...DAYS }] })
  ;(await desk.post(`/api/invoices/${invoice._id}/cancel`)).assertStatus(200)
  return invoice
}

const replace = (desk: Desk, { _id }: { _id: string }) =>
  desk.post(`/api/invoices/${_id}/replacement`)

const shown = async (desk: Desk, id: string) => (await desk.get(`/api/invoices/${id}`)).body()

test.group('Corrected invoices', () => {
  test('a corrected invoice takes over all of the cancelled one but its number', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const invoice = await cancelled(desk)
    const answer = await replace(desk, invoice)
    answer.assertStatus(201)
    const draft = answer.body()
    assert.containsSubset(draft, { status: 'Draft', number: null, total: invoice.total, ...PERIOD })
    assert.containsSubset(draft.lines[0], { description: 'Beratung', ...DAYS })
    assert.deepEqual(draft.replaces, { _id: invoice._id, number: invoice.number })

    const before = await shown(desk, invoice._id)
    assert.deepEqual(before.replacedBy, { _id: draft._id, number: null })
    const chain = await desk.get(`/api/document-chain?type=invoice&id=${draft._id}`)
    assert.deepEqual(
      chain.body().map((link: { kind: string }) => link.kind),
      ['invoice', 'cancellation', 'invoice']
    )
  })

  test('its PDF and its XML name the invoice that it replaces', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const invoice = await desk.issue()
    await desk.post(`/api/invoices/${invoice._id}/cancel`)
    const { _id } = (await replace(desk, invoice)).body()
    ;(await desk.post(`/api/invoices/${_id}/issue`)).assertStatus(200)
    assert.include(await desk.xml(_id, 'xrechnung'), invoice.number)
    if (canReadPdf) {
      const printed = textOfPdf((await desk.get(`/api/invoices/${_id}/pdf`)).body())
      const sentence = `iese Rechnung ersetzt unsere stornierte Rechnung ${invoice.number}`
      assert.include(printed.replace(/\s+/g, ' '), sentence)
    }
    assert.deepEqual(await verifyDocuments(desk.company), [])
  })

  test('only a cancelled invoice is replaced, and by one at a time', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const open = await replace(desk, await desk.issued())
    assert.deepEqual([open.status(), open.body().code], [409, 'not_cancelled'])

    const invoice = await cancelled(desk)
    const { cancelledBy } = await shown(desk, invoice._id)
    const reversal = await replace(desk, cancelledBy)
    assert.deepEqual([reversal.status(), reversal.body().code], [409, 'is_cancellation'])

    const { _id } = (await replace(desk, invoice)).body()
    const second = await replace(desk, invoice)
    assert.deepEqual([second.status(), second.body().code], [409, 'already_replaced'])
    assert.equal(second.body().replacedBy, _id)
    await desk.remove(`/api/invoices/${_id}`)
    ;(await replace(desk, invoice)).assertStatus(201)
  })

  test('a copy of a cancelled invoice keeps its days, any other copy has new ones', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const copyOf = async ({ _id }: { _id: string }) =>
      (await desk.post(`/api/invoices/${_id}/duplicate`)).body()
    const copy = await copyOf(await cancelled(desk))
    assert.containsSubset(copy, PERIOD)
    assert.containsSubset(copy.lines[0], DAYS)
    assert.isNull(copy.replaces)

    const other = await copyOf(await desk.issued({ ...PERIOD, lines: [{ ...LINE, ...DAYS }] }))
    assert.containsSubset(other, { serviceDate: null, serviceUntil: null })
    assert.containsSubset(other.lines[0], { serviceDate: null, serviceUntil: null })
  })
})
