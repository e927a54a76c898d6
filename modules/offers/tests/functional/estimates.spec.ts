import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { verifyDocuments } from '#modules/documents/public'
import { makeSalesDesk } from '#modules/offers/estimates/factories/estimate_factory'

const PAST = { date: '2026-01-01', validUntil: '2026-01-02' }

test.group('Estimates', () => {
  test('row 23: an estimate goes from draft over sent, viewed and accepted to converted', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const draft = await desk.estimate()
    assert.deepInclude(draft, { status: 'Draft', number: null, total: 119 })
    assert.equal(draft.validUntil, addDays(draft.date, 30))

    const { estimate, link } = await desk.offered()
    assert.equal(estimate.status, 'Sent')
    assert.match(estimate.number, /^AN-\d{4}-0001$/)
    assert.equal((await desk.visit('show', link)).body().status, 'Viewed')
    const accept = {
      ...link,
      name: 'Anna',
      documentHash: (await desk.visit('show', link)).body().documentHash,
    }
    ;(await desk.visit('accept', accept)).assertStatus(200)
    assert.equal((await desk.read(estimate._id)).status, 'Accepted')
    ;(await desk.post(`/api/estimates/${estimate._id}/convert`)).assertStatus(201)

    const { timeline, status } = await desk.read(estimate._id)
    assert.equal(status, 'Converted')
    assert.deepEqual(
      timeline.map(({ action }: { action: string }) => action).reverse(),
      [
        'drafted',
        'issued',
        'link_made',
        'viewed',
        'accepted',
        // There is no mail server.
        'confirmation_put_aside',
        'converted',
      ].map((step) => `estimate.${step}`)
    )
    assert.deepEqual(await verifyDocuments(desk.company), [])
  })

  test('row 23: no other step is possible, and a refused one changes nothing', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const draft = await desk.estimate()
    const refuse = async (id: string, step: string, code: string, body: object = {}) => {
      const answer = await desk.post(`/api/estimates/${id}/${step}`, body)
      answer.assertStatus(409)
      assert.equal(answer.body().code, code, step)
    }
    await refuse(draft._id, 'accept', 'step_not_possible', { name: 'Anna' })
    await refuse(draft._id, 'decline', 'step_not_possible')
    await refuse(draft._id, 'convert', 'not_accepted')
    await refuse(draft._id, 'revise', 'not_sent')
    await refuse(draft._id, 'link', 'not_sent')

    const { estimate } = await desk.offered()
    await refuse(estimate._id, 'issue', 'not_a_draft')
    await refuse(estimate._id, 'convert', 'not_accepted')
    ;(await desk.put(`/api/estimates/${estimate._id}`, { notes: 'x' })).assertStatus(409)
    ;(await desk.remove(`/api/estimates/${estimate._id}`)).assertStatus(409)
    ;(
      await desk.post(`/api/estimates/${estimate._id}/decline`, { reason: 'Too dear' })
    ).assertStatus(200)
    await refuse(estimate._id, 'accept', 'step_not_possible', { name: 'Anna' })
    await refuse(estimate._id, 'send', 'step_not_possible')
    const declined = await desk.read(estimate._id)
    assert.deepInclude(declined, { status: 'Declined', notes: '' })
    assert.deepInclude(declined.answer, { kind: 'declined', via: 'phone', note: 'Too dear' })
  })

  test('row 24: an accepted estimate becomes the draft of an invoice, linked both ways', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client)
    const { estimate } = await desk.offered({ discountPercent: 10, orderNumber: 'B-7' })
    const accepted = await desk.post(`/api/estimates/${estimate._id}/accept`, {
      name: 'Anna',
      note: 'Called on Monday',
      chosen: [2, 3],
    })
    accepted.assertStatus(200)
    const converted = await desk.post(`/api/estimates/${estimate._id}/convert`)
    converted.assertStatus(201)
    const { invoiceId } = converted.body()
    const invoice = (await desk.get(`/api/invoices/${invoiceId}`)).body()
    assert.deepInclude(invoice, { status: 'Draft', orderNumber: 'B-7', discountPercent: 10 })
    assert.equal(invoice.total, accepted.body().acceptedTotal)
    assert.deepEqual(
      invoice.lines.map(({ description }: { description: string }) => description),
      ['Training', 'Consulting by phone']
    )

    const chainOf = async (type: string, id: string) =>
      (await desk.get(`/api/document-chain?type=${type}&id=${id}`)).body()
    const chain = await chainOf('estimate', estimate._id)
    assert.deepEqual(
      chain.map(({ _id, type, status }: Record<string, string>) => [_id, type, status]),
      [
        [estimate._id, 'estimate', 'Converted'],
        [invoiceId, 'invoice', 'Draft'],
      ]
    )
    assert.deepEqual(await chainOf('invoice', invoiceId), chain)
    ;(await desk.post(`/api/estimates/${estimate._id}/convert`)).assertStatus(409)

    ;(await desk.remove(`/api/invoices/${invoiceId}`)).assertStatus(200)
    assert.equal((await desk.read(estimate._id)).status, 'Accepted')
  })

  test('row 27: the day after it was valid an estimate is expired, everywhere', async ({
    client,
    assert,
  }) => {
    const desk = await makeSalesDesk(client, { timeZone: 'Pacific/Kiritimati' })
    const day = today('Pacific/Kiritimati')
    const { estimate: last } = await desk.offered({ date: '2026-01-01', validUntil: day })
    const { _id } = await desk.estimate(PAST)
    ;(await desk.post(`/api/estimates/${_id}/issue`)).assertStatus(200)
    const link = await desk.linkTo(_id)

    assert.equal((await desk.read(last._id)).status, 'Sent')
    assert.equal((await desk.read(_id)).status, 'Expired')
    const listed = await desk.get('/api/estimates?status=Expired')
    assert.deepEqual(
      listed.body().map((row: { _id: string }) => row._id),
      [_id]
    )
    const { statuses } = (await desk.get('/api/estimates/counts')).body()
    assert.deepInclude(statuses, { all: 2, Sent: 1, Expired: 1 })
    ;(await desk.visit('show', link)).assertStatus(404)
    ;(await desk.post(`/api/estimates/${_id}/accept`, { name: 'Anna' })).assertStatus(409)
  })

  test('row 41: an estimate is cloned to a new draft', async ({ client, assert }) => {
    const desk = await makeSalesDesk(client)
    const { estimate } = await desk.offered({
      intro: 'Guten Tag',
      skonto: [{ days: 7, percent: 2 }],
      template: 'compact',
    })
    const copy = await desk.post(`/api/estimates/${estimate._id}/duplicate`)
    copy.assertStatus(201)
    assert.deepInclude(copy.body(), {
      status: 'Draft',
      number: null,
      revision: 1,
      intro: 'Guten Tag',
      total: 119,
      template: 'compact',
    })
    assert.lengthOf(copy.body().lines, 3)
    assert.isTrue(copy.body().lines[1].isOptional)
  })
})
