import { test } from '@japa/runner'
import { addDays, formatDay } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import { readAttachment } from '#core/mail/attachment_sources'
import { verifyDocuments } from '#modules/invoicing/public'
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
    const file = await readAttachment(dunning.company.id, JSON.parse(mail.attachments)[0])
    assert.isTrue(file.content.equals(pdf.body() as Buffer))

    const after = (await dunning.get(`/api/invoices/${invoice}`)).body()
    assert.containsSubset(after.timeline[0], {
      action: 'invoice.reminded',
      details: { number: made.number, level: '1' },
    })
    assert.deepEqual({ ...after, timeline: [] }, { ...before, timeline: [] })
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

  test('row 73: fee and interest per level stand on the reminder and nowhere else', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    await dunning.rules({
      levels: [levelBody({ fee: 2.5, chargesInterest: true })],
      baseRates: [{ from: '2020-01-01', percent: 1.27 }],
    })
    const invoice = await dunning.late(30)
    const [due] = (await dunning.due()).due
    // 119.00 × (1.27 + 9) % × 30 / 365 = 1.00448…
    assert.containsSubset(due, { open: 119, interest: 1, fee: 2.5, total: 122.5 })
    const made = (await dunning.remind([invoice])).body()
    assert.containsSubset(made, { open: 119, interest: 1, fee: 2.5, flatSum: 0, total: 122.5 })
    assert.deepEqual(made.invoices[0].interestPeriods, [{ days: 30, percent: 10.27 }])
    const { open, total } = (await dunning.get(`/api/invoices/${invoice}`)).body()
    assert.deepEqual([open, total], [119, 119])
  })

  test('row 73: a consumer owes five points, and no flat sum', async ({ client, assert }) => {
    const dunning = await makeDunning(client, { type: 'person' })
    await dunning.rules({
      levels: [levelBody({ fee: 2.5, chargesInterest: true, chargesFlatSum: true })],
      baseRates: [{ from: '2020-01-01', percent: 1.27 }],
    })
    const made = (await dunning.remind([await dunning.late(365)])).body()
    // 119.00 × 6.27 % = 7.4613
    assert.containsSubset(made, { interest: 7.46, flatSum: 0, fee: 2.5, total: 128.96 })
  })

  test('row 73: the flat sum of 40 EUR is asked for once per invoice, at whatever level', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const level = levelBody({ fee: 2.5, chargesFlatSum: true })
    await dunning.rules({ levels: [level, level] })
    const invoices = [await dunning.late(20), await dunning.late(15)]
    const first = (await dunning.remind(invoices)).body()
    assert.containsSubset(first, { flatSum: 80, fee: 0, total: 318 })
    const second = await dunning.later(30, '/api/reminders', { invoiceIds: invoices, level: 2 })
    assert.containsSubset(second, { flatSum: 80, fee: 0, total: 318 })
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

  test('one reminder lists several invoices of a client, never those of two or in two currencies', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const other = await dunning.debtor({ name: 'Weiß KG' })
    const [first, second] = [await dunning.late(10), await dunning.late(20)]
    const foreign = await dunning.late(10, { clientId: other })
    const dollars = await dunning.late(10, { currency: 'USD' })
    for (const mixed of [foreign, dollars]) {
      const refused = await dunning.remind([first, mixed])
      assert.deepEqual([refused.status(), refused.body().fields[0].rule], [422, 'one_client'])
    }
    const made = (await dunning.remind([first, second])).body()
    assert.deepEqual(
      [made.invoices.map(({ _id }: { _id: string }) => _id), made.total],
      [[second, first], 238]
    )
    assert.lengthOf((await dunning.due()).due, 2)
  })

  test('only open invoices are reminded of: no draft, paid, cancelled or void one, no cancellation', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client)
    const paid = await dunning.late(10)
    await dunning.post(`/api/invoices/${paid}/payments`, { amount: 119 })
    const cancelled = await dunning.late(10)
    await dunning.post(`/api/invoices/${cancelled}/cancel`)
    const withdrawn = await dunning.late(10)
    await dunning.post(`/api/invoices/${withdrawn}/void`)
    const draft = (await dunning.draft())._id
    const { cancelledBy } = (await dunning.get(`/api/invoices/${cancelled}`)).body()
    for (const id of [paid, cancelled, withdrawn, draft, cancelledBy._id]) {
      const refused = await dunning.remind([id])
      assert.deepEqual([refused.status(), refused.body().code], [409, 'not_open'])
    }
    const partly = await dunning.late(10)
    await dunning.post(`/api/invoices/${partly}/payments`, { amount: 19 })
    const { due, held } = await dunning.due()
    assert.deepEqual([due.length, due[0].open, held], [1, 100, []])
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

  test('a level that is not due, or was sent, is refused; without an address no mail goes out', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client, { email: '' })
    const early = await dunning.late(3)
    const refused = await dunning.remind([early])
    assert.containsSubset(refused.body(), {
      code: 'not_yet',
      possibleOn: addDays(dunning.day(), 4),
    })
    const invoice = await dunning.late(10)
    const nowhere = await dunning.remind([invoice], 1, { isSent: true })
    assert.deepEqual([nowhere.status(), nowhere.body().fields[0].rule], [422, 'no_recipient'])
    assert.lengthOf(await dunning.reminders(), 0)

    const made = (await dunning.remind([invoice])).body()
    assert.isNull(made.sentAt)
    const again = await dunning.remind([invoice])
    assert.deepEqual([again.status(), again.body().code], [409, 'already_reminded'])
    const sent = await dunning.post(`/api/reminders/${made._id}/send`, { to: 'post@example.test' })
    assert.isNotNull(sent.body().sentAt)
    assert.lengthOf(await dunning.mails(), 1)
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
