import { test } from '@japa/runner'
import { GOODS, makeDeliveryDesk } from '#modules/deliveries/factories/note_factory'

const [TABLE, LAMP] = GOODS

test.group('Delivery notes into invoices', () => {
  test('row 64: several notes become one invoice draft, each below a heading, linked both ways', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const order = await desk.ordered({ orderNumber: 'B-7', buyerReference: '04011000-1' })
    const whole = await desk.noteOf('estimates', order._id)
    await desk.withQuantities(whole, [6, 0])
    const first = await desk.act(whole._id, 'issue')
    const rest = await desk.act(whole._id, 'rest')
    const second = await desk.act(rest._id, 'issue')

    const billed = await desk.bill(second._id, first._id)
    billed.assertStatus(201)
    const invoice = (await desk.get(`/api/invoices/${billed.body().invoiceId}`)).body()
    assert.deepInclude(invoice, { status: 'Draft', net: 1100, total: 1309 })
    assert.deepInclude(invoice, { orderNumber: 'B-7', buyerReference: '04011000-1' })
    assert.deepEqual(
      invoice.lines.map(({ kind, description, quantity }: Record<string, unknown>) => [
        kind,
        kind === 'heading' ? String(description).includes('LS-') : description,
        quantity,
      ]),
      [
        ['heading', true, 0],
        ['item', 'Table', 6],
        ['heading', true, 0],
        ['item', 'Table', 4],
        ['item', 'Lamp', 4],
      ]
    )
    assert.include(invoice.lines[0].description, first.number)

    const read = await desk.readNote(first._id)
    assert.deepInclude(read, { status: 'Invoiced' })
    assert.equal(read.invoice._id, invoice._id)
    const chain = async (type: string, id: string) =>
      (await desk.get(`/api/document-chain?type=${type}&id=${id}`))
        .body()
        .map(({ _id }: { _id: string }) => _id)
    const documents = [order._id, first._id, second._id, invoice._id]
    assert.deepEqual(await chain('invoice', invoice._id), documents)
    assert.deepEqual(await chain('deliveryNote', second._id), documents)
    assert.deepEqual(await chain('estimate', order._id), documents)
  })

  test('row 64: notes are billed once, and again only when the draft is deleted or the invoice cancelled', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const { _id } = await desk.issuedNote()
    await desk.act(_id, 'deliver')
    const deleted = (await desk.bill(_id)).body().invoiceId
    const again = await desk.bill(_id)
    again.assertStatus(409)
    assert.equal(again.body().code, 'not_billable')
    const kept = await desk.post(`/api/delivery-notes/${_id}/cancel`)
    kept.assertStatus(409)
    assert.equal(kept.body().code, 'is_invoiced')

    ;(await desk.remove(`/api/invoices/${deleted}`)).assertStatus(200)
    assert.deepInclude(await desk.readNote(_id), { status: 'Delivered', invoice: null })

    const { invoiceId } = (await desk.bill(_id)).body()
    ;(await desk.post(`/api/invoices/${invoiceId}/issue`)).assertStatus(200)
    ;(await desk.post(`/api/invoices/${invoiceId}/cancel`)).assertStatus(200)
    assert.equal((await desk.readNote(_id)).status, 'Delivered')

    const withdrawn = (await desk.bill(_id)).body().invoiceId
    ;(await desk.post(`/api/invoices/${withdrawn}/issue`)).assertStatus(200)
    const voided = await desk.post(`/api/invoices/${withdrawn}/void`)
    assert.isBelow(voided.status(), 300)
    assert.equal((await desk.readNote(_id)).status, 'Delivered')
  })

  test('row 64: of ten concurrent invoices for the same notes, one succeeds', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const notes = [await desk.issuedNote(), await desk.issuedNote()].map(({ _id }) => _id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        desk.bill(...(index % 2 ? notes : [...notes].reverse()))
      )
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 201),
      1
    )
    assert.lengthOf((await desk.get('/api/invoices')).body(), 1)
  })

  test('row 64: notes of several clients, currencies or states are not billed together', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const mine = await desk.issuedNote()
    const refuse = async (code: string, ...ids: string[]) => {
      const answer = await desk.bill(...ids)
      assert.equal(answer.body().code, code)
    }
    const other = await desk.issuedNote({ customClient: { name: 'Ben' } })
    await refuse('one_client', mine._id, other._id)
    const foreign = await desk.issuedNote({ currency: 'CHF' })
    await refuse('one_currency', mine._id, foreign._id)
    await refuse('not_billable', mine._id, (await desk.note())._id)
    assert.equal((await desk.readNote(mine._id)).status, 'Issued')
  })

  test('row 64: a line without a price gets the price of its item', async ({ client, assert }) => {
    const desk = await makeDeliveryDesk(client)
    const item = await desk.post('/api/items', { name: 'Chair', unitPrice: 12.5, taxRate: 19 })
    const { _id } = await desk.issuedNote({
      lines: [
        { description: 'Chair', quantity: 2, itemId: item.body()._id },
        { description: 'Text', kind: 'text' },
      ],
    })
    const { invoiceId } = (await desk.bill(_id)).body()
    assert.equal((await desk.get(`/api/invoices/${invoiceId}`)).body().net, 25)
  })

  test('row 20: a net note and a gross item meet at the price without VAT, and the other way round', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const billed = async (item: object, priceMode: string) => {
      const { _id: itemId } = (
        await desk.post('/api/items', { name: 'Chair', taxRate: 19, ...item })
      ).body()
      const lines = [{ description: 'Chair', quantity: 2, itemId, taxRate: 19 }]
      const { _id } = await desk.issuedNote({ lines, priceMode })
      const { invoiceId } = (await desk.bill(_id)).body()
      const { net, total } = (await desk.get(`/api/invoices/${invoiceId}`)).body()
      return { net, total }
    }
    const gross = { unitPrice: 11.9, priceMode: 'gross' }
    assert.deepEqual(await billed(gross, 'net'), { net: 20, total: 23.8 })
    assert.deepEqual(await billed(gross, 'gross'), { net: 20, total: 23.8 })
    const net = { unitPrice: 10, priceMode: 'net' }
    assert.deepEqual(await billed(net, 'gross'), { net: 20, total: 23.8 })
  })

  test('what was ordered for nothing is billed for nothing, whatever its item costs', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const item = await desk.post('/api/items', { name: 'Chair', unitPrice: 12.5, taxRate: 19 })
    const gift = { ...LAMP, unitPrice: 0, itemId: item.body()._id }
    const order = await desk.ordered({ lines: [TABLE, gift] })
    const { _id } = await desk.noteOf('estimates', order._id)
    await desk.act(_id, 'issue')
    const { invoiceId } = (await desk.bill(_id)).body()
    assert.equal((await desk.get(`/api/invoices/${invoiceId}`)).body().net, 1000)
  })

  test('row 64: an invoice bills the notes that deliver it, until it is cancelled', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const draft = await desk.draft({ lines: [TABLE] })
    const early = await desk.post(`/api/invoices/${draft._id}/delivery-note`)
    early.assertStatus(409)
    assert.equal(early.body().code, 'invoice_not_issued')

    const advance = await desk.issued({ lines: [TABLE], stage: 'downPayment' })
    const sentences = { de: /Abschlagsrechnung/, en: /down payment/, sq: /paradhënieje/ }
    for (const [language, sentence] of Object.entries(sentences)) {
      await desk.post('/api/settings', { preferences: { language } })
      const refused = await desk.post(`/api/invoices/${advance._id}/delivery-note`)
      assert.deepEqual([refused.status(), refused.body().code], [409, 'is_down_payment'])
      assert.match(refused.body().error, sentence)
    }

    const invoice = await desk.issued({ lines: [TABLE, LAMP] })
    const { _id } = await desk.noteOf('invoices', invoice._id)
    const note = await desk.act(_id, 'issue')
    assert.deepInclude(note, { isBillable: false, status: 'Issued' })
    assert.equal((await desk.bill(_id)).body().code, 'not_billable')
    assert.lengthOf((await desk.get('/api/delivery-notes?notInvoiced=1')).body(), 0)

    ;(await desk.post(`/api/invoices/${invoice._id}/cancel`)).assertStatus(200)
    assert.isTrue((await desk.readNote(_id)).isBillable)
    ;(await desk.bill(_id)).assertStatus(201)
  })

  test('row 64: an estimate is billed whole or by its notes, never by both', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const whole = await desk.ordered()
    const covered = await desk.noteOf('estimates', whole._id)
    await desk.act(covered._id, 'issue')
    const { invoiceId } = (await desk.post(`/api/estimates/${whole._id}/convert`)).body()
    assert.isFalse((await desk.readNote(covered._id)).isBillable)
    assert.equal((await desk.bill(covered._id)).body().code, 'not_billable')
    ;(await desk.remove(`/api/invoices/${invoiceId}`)).assertStatus(200)
    assert.isTrue((await desk.readNote(covered._id)).isBillable)

    const byNotes = await desk.ordered()
    const { _id } = await desk.noteOf('estimates', byNotes._id)
    await desk.act(_id, 'issue')
    ;(await desk.bill(_id)).assertStatus(201)
    const refused = await desk.post(`/api/estimates/${byNotes._id}/convert`)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'partly_invoiced')
  })
})
