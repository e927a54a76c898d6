import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { readAttachment } from '#core/mail/attachment_sources'
import { LEITWEG_ID, makeEInvoiceDesk } from '../einvoice_desk.js'

const LUENEBURG = {
  name: 'Stadt Lüneburg',
  email: 'amt@lueneburg.example',
  language: 'de',
  street: 'Am Ochsenmarkt 1',
  postalCode: '21335',
  city: 'Lüneburg',
  country: 'DE',
}
type Desk = Awaited<ReturnType<typeof makeEInvoiceDesk>>

async function sendTo(desk: Desk, client: object) {
  const made = await desk.post('/api/clients', { ...LUENEBURG, ...client })
  made.assertStatus(201)
  const invoice = await desk.issued({ clientId: made.body()._id, customClient: null })
  const proposed = await desk.read(`${invoice._id}/send`)
  const sent = await desk.post(`/api/invoices/${invoice._id}/send`)
  sent.assertStatus(200)
  const mail = await reader().from('mail_outbox').where('subject_id', invoice._id).firstOrFail()
  const files = await Promise.all(
    JSON.parse(mail.attachments).map((one: Parameters<typeof readAttachment>[1]) =>
      readAttachment(desk.company.id, one)
    )
  )
  return { invoice, proposed, files: files as Awaited<ReturnType<typeof readAttachment>>[] }
}

test.group('E-invoices by mail', () => {
  test('a business in Germany gets ZUGFeRD, and the sender sees it', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const { invoice, proposed, files } = await sendTo(desk, { type: 'business' })
    const name = `Rechnung-${invoice.number}.pdf`
    assert.deepEqual(proposed.files, [{ name, isEInvoice: true }])
    assert.deepEqual([files.length, files[0].filename], [1, name])
    const hybrid: Buffer = await desk.read(`${invoice._id}/pdf?format=zugferd`)
    assert.isTrue(files[0].content.equals(hybrid))
  })

  test('a public body with a Leitweg-ID also gets the XRechnung', async ({ client, assert }) => {
    const desk = await makeEInvoiceDesk(client)
    const body = { type: 'public', buyerReference: LEITWEG_ID }
    const { invoice, proposed, files } = await sendTo(desk, body)
    const name = `Rechnung-${invoice.number}-xrechnung.xml`
    assert.deepEqual(proposed.files[1], { name, isEInvoice: true })
    assert.deepEqual([files.length, files[1].filename], [2, name])
    assert.equal(files[1].contentType, 'application/xml')
    assert.equal(files[1].content.toString(), await desk.xml(invoice._id, 'xrechnung'))
  })

  for (const [who, buyer, seller] of [
    ['a person', { type: 'person' }, {}],
    ['a business abroad', { type: 'business', country: 'AT', postalCode: '1010' }, {}],
    ['a business when the rules find an error', { type: 'business' }, { iban: '' }],
  ] as const) {
    test(`${who} gets the plain PDF`, async ({ client, assert }) => {
      const desk = await makeEInvoiceDesk(client, seller)
      const { invoice, proposed, files } = await sendTo(desk, buyer)
      assert.deepEqual([files.length, proposed.files[0].isEInvoice], [1, false])
      assert.isTrue(files[0].content.equals(await desk.read(`${invoice._id}/pdf`)))
    })
  }
})
