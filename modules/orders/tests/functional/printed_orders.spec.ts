import { test } from '@japa/runner'
import { haveMailServer } from '#core/tests/mail_server'
import { mailsTo } from '#core/tests/mails_to'
import { acceptedEstimate, makeOrderDesk } from '#modules/orders/factories/order_factory'
import { Order } from '#modules/orders/models/order'
import { paperOf } from '#modules/orders/pdf/print_order'

test.group('Order confirmations that are printed and mailed', () => {
  test('the paper names the estimate and the term of payment', async ({ client, assert }) => {
    const desk = await makeOrderDesk(client, { language: 'de' })
    const estimate = await acceptedEstimate(desk)
    const { _id } = await desk.confirmed(estimate._id)
    await desk.put(`/api/orders/${_id}`, { paymentDays: 30 })
    const { number } = await desk.act(_id, 'issue')
    const paper = await paperOf(await Order.findIn(desk.company, _id))
    assert.deepInclude(paper, { kind: 'order', number })
    assert.equal(paper.confirms?.number, estimate.number)
    assert.include(paper.terms, 'innerhalb von 30 Tagen')
    const pdf = await desk.get(`/api/orders/${_id}/pdf`)
    assert.equal(pdf.headers()['content-type'], 'application/pdf')
    assert.include(
      pdf.headers()['content-disposition'],
      encodeURIComponent(`Auftragsbestätigung-${number}`)
    )
  })

  test('a draft that is mailed is issued first, and its mail brings the PDF', async ({
    client,
    assert,
  }) => {
    const desk = await makeOrderDesk(client, { language: 'de' })
    const { _id } = await desk.order()
    const to = [`kunde@${desk.company.id}.test`]
    const sent = await desk.post(`/api/orders/${_id}/send`, { to })
    sent.assertStatus(200)
    assert.equal(sent.body().status, 'Issued')
    const [mail] = await mailsTo(to[0]!)
    assert.include(mail!.subject, `Auftragsbestätigung ${sent.body().number}`)
  }).setup(haveMailServer)
})
