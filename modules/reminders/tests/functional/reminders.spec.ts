import { test } from '@japa/runner'
import { addDays, formatDay } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { readAttachment } from '#core/mail/attachment_sources'
import { verifyDocuments } from '#modules/documents/public'
import { levelBody, makeDunning } from '#modules/reminders/tests/dunning'

test.group('Reminders', () => {
  test('row 71: levels before, on and after the due date come up on their day', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    await dunning.rules({
      levels: [levelBody({ days: -3 }), levelBody({ days: 0 }), levelBody({ days: 5 })],
    })
    const early = await dunning.late(-3)
    await dunning.late(-4)
    const now = await dunning.late(0)
    const past = await dunning.late(5)
    const { due } = await dunning.due()
    assert.deepEqual(
      due.map(({ level, invoices }: { level: number; invoices: { _id: string }[] }) => [
        level,
        invoices.map(({ _id }) => _id),
      ]),
      [
        [2, [past, now]],
        [1, [early]],
      ]
    )
    const made = (await dunning.remind([early])).body()
    assert.equal(made.payUntil, addDays(dunning.day(), 3))
  })

  test('row 72: a level is a document with a number, a PDF, a mail and its place in the archive', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const invoice = await dunning.late(10)
    const before = (await dunning.get(`/api/invoices/${invoice}`)).body()
    const answer = await dunning.remind([invoice], 1, { isSent: true })
    answer.assertStatus(201)
    const made = answer.body()
    const year = dunning.day().slice(0, 4)
    assert.containsSubset(made, {
      number: `MA-${year}-0001`,
      subject: 'Zahlungserinnerung',
      total: 119,
      client: { _id: dunning.clientId, name: 'Grünewald AG' },
      invoices: [{ _id: invoice, open: 119, interest: 0 }],
    })
    const pdf = await dunning.get(`/api/reminders/${made._id}/pdf`)
    assert.include(pdf.header('content-disposition'), `Zahlungserinnerung-MA-${year}-0001.pdf`)

    const [mail] = await dunning.mails()
    assert.equal(mail.subject, `Zahlungserinnerung ${made.number} – ${dunning.company.name}`)
    assert.deepEqual(JSON.parse(mail.recipients), [{ email: 'jana@gruenewald.example' }])
    assert.include(mail.text_body, formatDay(made.payUntil))
    assert.match(mail.text_body, new RegExp(`Rechnung ${before.number}, fällig am .*\\s+119,00.€`))
    const file = await readAttachment(dunning.company.id, JSON.parse(mail.attachments)[0])
    assert.isTrue(file.content.equals(pdf.body() as Buffer))

    const after = (await dunning.get(`/api/invoices/${invoice}`)).body()
    assert.containsSubset(after.timeline[0], {
      action: 'invoice.reminded',
      details: { number: made.number, level: '1' },
    })
    // Only known outside now, so it can no longer be voided.
    const { handedOutAt } = after
    assert.isString(handedOutAt)
    const known = { handedOutAt, isVoidable: false, hasLink: true, timeline: [] }
    assert.deepEqual({ ...after, timeline: [] }, { ...before, ...known })
    assert.deepEqual((await dunning.reminders())[0].number, made.number)
  })

  test('row 72: a reminder prints and proves the same for ever, and the proof notices a change', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const made = (await dunning.remind([await dunning.late(10)])).body()
    const pdf = async () => (await dunning.get(`/api/reminders/${made._id}/pdf`)).body() as Buffer
    const first = await pdf()
    await dunning.post('/api/settings', { companyInfo: { companyName: 'Anders GmbH' } })
    await dunning.put(`/api/clients/${dunning.clientId}`, { name: 'Grünewald SE' })
    await dunning.rules({ levels: [levelBody()] })
    assert.isTrue(first.equals(await pdf()))
    assert.deepEqual(await verifyDocuments(dunning.company), [])

    const forge = { total: 1 }
    await inTx(() => writer().from('reminders').where('id', made._id).update(forge))
    assert.deepEqual(await verifyDocuments(dunning.company), [made.number])
  })

  test('row 74: the reminder gives a new payment date, the invoice keeps its due date', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const invoice = await dunning.late(10)
    const { dueDate } = (await dunning.get(`/api/invoices/${invoice}`)).body()
    const made = (await dunning.remind([invoice])).body()
    assert.equal(made.payUntil, addDays(dunning.day(), 7))
    assert.equal(made.invoices[0].dueDate, dueDate)
    assert.equal((await dunning.get(`/api/invoices/${invoice}`)).body().dueDate, dueDate)
    assert.deepEqual((await dunning.due()).due, [])
    const { next } = (await dunning.get(`/api/invoices/${invoice}/reminders`)).body()
    assert.containsSubset(next, { level: 2, possibleOn: addDays(dunning.day(), 14) })
  })

  test('is written in the language of the client', async ({ client, assert }) => {
    for (const [language, subject] of [
      ['en', 'Payment reminder'],
      ['sq', 'Kujtesë për pagesë'],
    ]) {
      const dunning = await makeDunning(client, { language })
      const made = (await dunning.remind([await dunning.late(10)], 1, { isSent: true })).body()
      assert.deepEqual([made.subject, made.language], [subject, language])
      assert.equal((await dunning.mails())[0].language, language)
    }
  })

  test('its words greet the contact and name who signs', async ({ client, assert }) => {
    const contact = { name: 'Jana Grünewald', formOfAddress: 'ms', receivesInvoices: true }
    const dunning = await makeDunning(client, { contacts: [contact] })
    const preferences = { signer: 'Arta Krasniqi' }
    ;(await dunning.post('/api/settings', { preferences })).assertStatus(200)
    const made = (await dunning.remind([await dunning.late(10)])).body()
    assert.match(made.intro, /^Sehr geehrte Frau Grünewald,\n\nsicher haben/)
    const farewell = `Mit freundlichen Grüßen\nArta Krasniqi\n${dunning.company.name}`
    assert.isTrue(made.closing.endsWith(farewell))
  })

  test('can be looked at before it is made', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    const invoice = await dunning.late(10)
    const picture = await dunning.get(`/api/reminders/due/picture?invoiceIds=${invoice}&level=1`)
    assert.include(picture.header('content-type'), 'image/svg+xml')
    assert.include(picture.header('content-security-policy'), "default-src 'none'")
    const sample = await dunning.post('/api/reminders/rules/picture', {
      level: levelBody({ fee: 2.5, chargesInterest: true }),
      language: 'de',
    })
    sample.assertStatus(200)
    assert.include(sample.text() ?? String(sample.body()), '<svg')
    assert.lengthOf(await dunning.reminders(), 0)
    const count = await reader().from('reminded_invoices').where('invoice_id', invoice)
    assert.lengthOf(count, 0)
  })
})
