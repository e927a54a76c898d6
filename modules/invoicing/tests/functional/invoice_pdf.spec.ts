import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { readAttachment } from '#core/mail/attachment_sources'
import { openBody } from '#core/mail/secret_body'
import { haveMailServer } from '#core/tests/mail_server'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

test.group('PDF and mail of an invoice', () => {
  test('the PDF has the content of the page, and is the same after a payment', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client, { language: 'de' })
    const invoice = await desk.issued({
      customClient: { name: 'Grünewald AG', ...ADDRESS, language: 'de' },
      lines: [LINE, { ...LINE, quantity: '12.345', unitPrice: '99.99', taxRate: 7 }],
    })
    const read = async () => (await desk.get(`/api/invoices/${invoice._id}/pdf`)).body() as Buffer
    const answer = await desk.get(`/api/invoices/${invoice._id}/pdf`)
    assert.equal(answer.header('content-type'), 'application/pdf')
    assert.equal(
      answer.header('content-disposition'),
      `inline; filename*=UTF-8''Rechnung-${invoice.number}.pdf`
    )
    const before = await read()
    await desk.post(`/api/invoices/${invoice._id}/payments`, { amount: 19 })
    assert.isTrue(before.equals(await read()))

    if (!canReadPdf) return
    const text = textOfPdf(before)
    const german = (amount: number) =>
      amount.toLocaleString('de-DE', { minimumFractionDigits: 2, useGrouping: true })
    for (const amount of [invoice.net, invoice.total]) assert.include(text, `${german(amount)} €`)
    assert.include(text, invoice.number)
    assert.include(text, 'Grünewald AG')
  })

  test('a draft and a cancellation can be printed too', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const draft = await desk.draft()
    const printed = await desk.get(`/api/invoices/${draft._id}/pdf`)
    printed.assertStatus(200)
    assert.include(printed.header('content-disposition'), 'Draft.pdf')

    const invoice = await desk.issued()
    const { cancelledBy } = (await desk.post(`/api/invoices/${invoice._id}/cancel`)).body()
    const reversal = await desk.get(`/api/invoices/${cancelledBy._id}/pdf`)
    reversal.assertStatus(200)
    if (canReadPdf) assert.include(textOfPdf(reversal.body()), invoice.number)
  })

  test('is mailed to the contacts who receive invoices, in the client’s language', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const { _id: clientId } = (
      await desk.post('/api/clients', {
        type: 'business',
        name: 'Grünewald AG',
        email: 'info@gruenewald.example',
        language: 'de',
        contacts: [
          { name: 'Jana', email: 'jana@gruenewald.example', receivesInvoices: true },
          { name: 'Uwe', email: 'uwe@gruenewald.example', receivesInvoices: false },
        ],
      })
    ).body()
    const invoice = await desk.issued({ clientId, customClient: undefined })
    const proposed = await desk.get(`/api/invoices/${invoice._id}/send`)
    assert.containsSubset(proposed.body(), {
      to: ['jana@gruenewald.example'],
      subject: `Rechnung ${invoice.number} von ${desk.company.name}`,
      isSending: true,
    })
    const sent = await desk.post(`/api/invoices/${invoice._id}/send`)
    sent.assertStatus(200)
    assert.isNotNull(sent.body().sentAt)
    assert.containsSubset(sent.body().timeline[0], {
      action: 'invoice.sent',
      details: { to: ['jana@gruenewald.example'] },
    })

    const mail = await reader().from('mail_outbox').where('subject_id', invoice._id).firstOrFail()
    assert.equal(mail.status, 'queued')
    assert.deepEqual(JSON.parse(mail.recipients), [{ email: 'jana@gruenewald.example' }])
    assert.equal(mail.subject, `Rechnung ${invoice.number} von ${desk.company.name}`)
    assert.include(openBody(mail.text_body, true), 'Mit freundlichen Grüßen')

    const [attachment] = JSON.parse(mail.attachments)
    const file = await readAttachment(desk.company.id, attachment)
    assert.equal(file.filename, `Rechnung-${invoice.number}.pdf`)
    assert.isTrue(
      file.content.equals((await desk.get(`/api/invoices/${invoice._id}/pdf`)).body() as Buffer)
    )
    const withdrawal = await desk.post(`/api/invoices/${invoice._id}/void`)
    assert.deepEqual([withdrawal.status(), withdrawal.body().code], [409, 'already_sent'])
  }).setup(haveMailServer)

  test("goes to the recipients chosen by the user, with the user's words", async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const invoice = await desk.issued()
    const nowhere = await desk.post(`/api/invoices/${invoice._id}/send`)
    assert.deepEqual([nowhere.status(), nowhere.body().fields[0].rule], [422, 'no_recipient'])

    const sent = await desk.post(`/api/invoices/${invoice._id}/send`, {
      to: ['anna@example.test'],
      subject: 'Our work in May',
      message: 'Dear Anna,\n\nhere it is.',
    })
    sent.assertStatus(200)
    const mail = await reader().from('mail_outbox').where('subject_id', invoice._id).firstOrFail()
    assert.equal(mail.subject, 'Our work in May')
    assert.include(openBody(mail.text_body, true), 'here it is.')
    const wrong = await desk.post(`/api/invoices/${invoice._id}/send`, { to: ['no address'] })
    wrong.assertStatus(422)
  })

  test('its pages can be shown as a picture that loads and runs nothing', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const invoice = await desk.issued()
    const picture = await desk.get(`/api/invoices/${invoice._id}/picture`)
    picture.assertStatus(200)
    assert.include(picture.header('content-type'), 'image/svg+xml')
    assert.include(picture.header('content-security-policy'), "default-src 'none'")
    const svg = picture.text() ?? picture.body().toString()
    assert.include(svg, '<svg')
    assert.notInclude(svg, '<script')
  })

  test('is printed in the colour that the company has chosen', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const drawn = async () => {
      const { _id } = await desk.issued()
      const picture = await desk.get(`/api/invoices/${_id}/picture`)
      return picture.text() ?? picture.body().toString()
    }
    assert.notInclude(await drawn(), '#b3261e')
    await desk.post('/api/settings', { companyInfo: { accentColor: '#b3261e' } })
    assert.include(await drawn(), '#b3261e')
  })
})
