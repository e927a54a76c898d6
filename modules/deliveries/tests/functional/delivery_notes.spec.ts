import { test } from '@japa/runner'
import { today } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { drawnSignature, GOODS, makeDeliveryDesk } from '#modules/deliveries/factories/note_factory'
import { verifyDocuments } from '#modules/documents/public'

test.group('Delivery notes', () => {
  test('row 62: a note goes from draft over issued and delivered to signed, with a number of its own range', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const draft = await desk.note({ orderNumber: 'B-7', carrier: 'DHL', parcelNumber: '00340' })
    assert.deepInclude(draft, { status: 'Draft', number: null, isOwn: true, orderNumber: 'B-7' })

    const issued = await desk.act(draft._id, 'issue')
    assert.match(issued.number, /^LS-\d{4}-0001$/)
    assert.equal(issued.status, 'Issued')
    assert.equal((await desk.act(draft._id, 'deliver')).status, 'Delivered')
    const signed = await desk.act(draft._id, 'sign', {
      name: 'Anna Muster',
      signature: await drawnSignature(),
    })
    assert.deepInclude(signed, { status: 'Signed', deliveredOn: today(desk.company.timeZone) })
    assert.deepEqual(
      signed.timeline.map(({ action }: { action: string }) => action).reverse(),
      ['drafted', 'issued', 'delivered', 'signed'].map((step) => `deliveryNote.${step}`)
    )
    assert.match((await desk.issuedNote()).number, /^LS-\d{4}-0002$/)
    assert.deepEqual(await verifyDocuments(desk.company), [])
  })

  test('row 62: an issued note is never edited or deleted, and keeps its number when it is cancelled', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const refuse = async (id: string, step: string, code: string, body: object = {}) => {
      const answer = await desk.post(`/api/delivery-notes/${id}/${step}`, body)
      answer.assertStatus(409)
      assert.equal(answer.body().code, code, step)
    }
    const signature = { name: 'Anna', signature: await drawnSignature() }
    const draft = await desk.note()
    await refuse(draft._id, 'deliver', 'not_issued')
    await refuse(draft._id, 'sign', 'not_issued', signature)
    await refuse(draft._id, 'cancel', 'not_issued')
    await refuse(draft._id, 'send', 'not_issued')
    await refuse(draft._id, 'rest', 'not_issued')

    const { _id, number } = await desk.act(draft._id, 'issue')
    ;(await desk.put(`/api/delivery-notes/${_id}`, { notes: 'x' })).assertStatus(409)
    ;(await desk.remove(`/api/delivery-notes/${_id}`)).assertStatus(409)
    await refuse(_id, 'issue', 'not_a_draft')
    await desk.act(_id, 'sign', signature)
    await refuse(_id, 'sign', 'is_signed', signature)
    await refuse(_id, 'deliver', 'is_delivered')

    const cancelled = await desk.act(_id, 'cancel', { reason: 'Wrong goods' })
    assert.deepInclude(cancelled, { status: 'Cancelled', number, cancelReason: 'Wrong goods' })
    await refuse(_id, 'cancel', 'is_cancelled')
    await refuse(_id, 'rest', 'is_cancelled')
    assert.deepEqual(await verifyDocuments(desk.company), [])
  })

  test('row 62: a changed line, receipt or number is found by the proof', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const signature = { name: 'Anna', signature: await drawnSignature() }
    const changes = [
      'update delivery_note_lines set ordered = 99000000 where company_id = ? and note_id = ?',
      "update delivery_notes set parcel_number = 'X' where company_id = ? and id = ?",
      "update delivery_signatures set name = 'Ben' where company_id = ? and note_id = ?",
    ]
    const numbers: string[] = []
    for (const change of changes) {
      const { _id, number } = await desk.issuedNote()
      await desk.act(_id, 'sign', signature)
      await inTx(() => changeRows(change, [desk.company.id, _id]))
      numbers.push(number)
    }
    assert.deepEqual(await verifyDocuments(desk.company), numbers)
  })

  test('row 45: the second of two editors of a note gets a conflict, and no change of the first is lost', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const { _id, version } = await desk.note()
    const path = `/api/delivery-notes/${_id}`
    const first = await desk.put(path, { carrier: 'Hermes', version })
    assert.equal(first.body().version, version + 1)
    const second = await desk.put(path, { carrier: 'DHL', version })
    second.assertStatus(409)
    assert.deepInclude(second.body(), { code: 'version_conflict', version: version + 1 })
    assert.equal((await desk.get(path)).body().carrier, 'Hermes')
    const change = (await desk.get(`/api/records/${_id}/last-change`)).body()
    assert.equal(change.by._id, desk.owner.user.id)
  })

  test('a note without a recipient, a line or a quantity is not issued', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const nobody = await desk.note({ customClient: null })
    const incomplete = await desk.post(`/api/delivery-notes/${nobody._id}/issue`)
    incomplete.assertStatus(422)
    assert.deepEqual(
      incomplete.body().fields.map(({ field }: { field: string }) => field),
      ['clientId']
    )
    const nothing = await desk.note({ lines: [{ ...GOODS[0], quantity: 0 }] })
    const refused = await desk.post(`/api/delivery-notes/${nothing._id}/issue`)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'nothing_delivered')
    assert.match((await desk.issuedNote()).number, /-0001$/)
  })

  test('goes to the shipping address of the client unless another one is entered', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const shippingAddress = {
      name: 'Lager',
      street: 'Tor 3',
      postalCode: '10115',
      city: 'B',
      country: 'DE',
    }
    const { _id: clientId } = await desk.clientNamed('Bau GmbH', { shippingAddress })
    const usual = await desk.note({ clientId, customClient: null })
    assert.deepEqual(usual.deliveryAddress, shippingAddress)
    const own = await desk.note({ clientId, customClient: null, deliveryAddress: null })
    assert.isNull(own.deliveryAddress)
    const found = (await desk.get('/api/delivery-notes/recipients?search=bau')).body()
    assert.deepEqual(found[0].shippingAddress, shippingAddress)
  })

  test('the list filters by status, client, period and words, and sums its rows', async ({
    client,
    assert,
  }) => {
    const desk = await makeDeliveryDesk(client)
    const { _id: clientId } = await desk.clientNamed('Bau GmbH')
    const ofClient = await desk.issuedNote({ clientId, customClient: null, date: '2026-01-05' })
    const draft = await desk.note({ orderNumber: 'Ü-12' })
    const ids = async (query: string) =>
      (await desk.get(`/api/delivery-notes?${query}`)).body().map(({ _id }: { _id: string }) => _id)
    assert.deepEqual(await ids(''), [draft._id, ofClient._id])
    assert.deepEqual(await ids('status=Draft'), [draft._id])
    assert.deepEqual(await ids(`clientId=${clientId}`), [ofClient._id])
    assert.deepEqual(await ids('from=2026-01-01&to=2026-01-31'), [ofClient._id])
    assert.deepEqual(await ids('search=u-12'), [draft._id])
    assert.deepEqual(await ids('notInvoiced=1'), [ofClient._id])
    const all = await desk.get('/api/delivery-notes')
    assert.deepEqual(JSON.parse(all.header('x-totals') ?? ''), { EUR: { net: 2200 } })
    const { statuses, notInvoiced } = (await desk.get('/api/delivery-notes/counts')).body()
    assert.deepInclude(statuses, { all: 2, Draft: 1, Issued: 1 })
    assert.equal(notInvoiced, 1)
  })
  test('a person with a draft cannot be forgotten yet', async ({ client, assert }) => {
    const desk = await makeDeliveryDesk(client)
    const { _id: clientId } = await desk.clientNamed('Anna Muster', { type: 'person' })
    const draft = await desk.note({ customClient: undefined, clientId })
    const erase = () => desk.post(`/api/clients/${clientId}/erasure`)
    const refused = await erase()
    assert.deepEqual([refused.status(), refused.body().code], [409, 'erasure_draft'])
    ;(await desk.remove(`/api/delivery-notes/${draft._id}`)).assertStatus(200)
    ;(await erase()).assertStatus(200)
  })
})
