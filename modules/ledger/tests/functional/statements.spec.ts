import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { Statement } from '#modules/ledger/models/statement'
import { printStatement } from '#modules/ledger/pdf/print_statement'
import { makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'
import { mailsOf, statementsOf } from '#modules/ledger/tests/statements_of'

const canRead = existsSync('/usr/bin/pdftotext')

const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /[\u00a0\u202f]/g,
    ' '
  )

test.group('Row 15: statements of account', () => {
  test('are mailed to the recipients of invoices, with a PDF that never changes', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client, { name: 'Werkstatt Süd' })
    const first = await desk.invoice(40)
    await desk.pay(first._id, 100, desk.day(-20))
    const path = `/api/clients/${desk.clientId}`
    const proposed = (await desk.get(`${path}/statement`)).body()
    assert.containsSubset(proposed, { to: ['jana@gruenewald.example'], isSending: false })
    assert.include(proposed.subject, 'Werkstatt Süd')

    const sent = await desk.post(`${path}/statements`)
    sent.assertStatus(201)
    assert.containsSubset(sent.body(), { currency: 'EUR', balance: 19, isMonthly: false })
    const [mail] = await mailsOf(desk)
    assert.include(mail.recipients, 'jana@gruenewald.example')
    assert.include(mail.attachments, 'Kontoauszug-')

    const before = await desk.get(`/api/statements/${sent.body()._id}/pdf`)
    await desk.pay(first._id, 19)
    const statement = await Statement.findIn(desk.company, sent.body()._id)
    const after = await printStatement(statement.content, {
      companyId: desk.company.id,
      createdAt: Number(statement.createdAt),
    })
    assert.isTrue(after.equals(before.body()))
    assert.lengthOf(await statementsOf(desk), 1)
  })

  test('{0} show entries and the age of the balance in their language')
    .with([
      ['de', 'Kontoauszug', 'Anfangssaldo', 'Zahlung', '31–60 Tage', 'Offener Betrag', '269,00 €'],
      [
        'en',
        'Statement of account',
        'Opening balance',
        'Payment',
        '31–60 days',
        'Amount due',
        '€269.00',
      ],
      [
        'sq',
        'Pasqyra e llogarisë',
        'Gjendja fillestare',
        'Pagesë',
        '31–60 ditë',
        'Shuma për pagesë',
        '269,00 €',
      ],
    ] as const)
    .run(async ({ client, assert }, [language, ...words]) => {
      const desk = await makeLedgerDesk(client)
      await desk.put(`/api/clients/${desk.clientId}`, { language })
      const path = `/api/clients/${desk.clientId}`
      await desk.put(`${path}/opening-balances/EUR`, { amount: 250, date: desk.day(-50) })
      const invoice = await desk.invoice(10)
      await desk.pay(invoice._id, 100)
      const pdf = await desk.get(`${path}/statement/pdf`)
      pdf.assertStatus(200)
      const text = textOf(pdf.body())
      for (const word of [...words, invoice.number, 'Grünewald AG']) assert.include(text, word)
      assert.notInclude(text, 'documents:pdf')
    })
    .skip(!canRead, 'pdftotext is not installed')

  test('keep an opening balance that they have named from being changed', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const path = `/api/clients/${desk.clientId}`
    const set = (amount: number) =>
      desk.put(`${path}/opening-balances/EUR`, { amount, date: desk.day(-50) })
    await set(100)
    ;(await desk.post(`${path}/statements`)).assertStatus(201)
    const refused = await set(200)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'opening_balance_used')
    ;(await desk.remove(`${path}/opening-balances/EUR`)).assertStatus(409)
  })

  test('tell the opening balance that stays, also when it is changed as they go out', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    for (let round = 0; round < 5; round++) {
      const path = `/api/clients/${await desk.debtor()}`
      const set = (amount: number) =>
        desk.put(`${path}/opening-balances/EUR`, { amount, date: desk.day(-50) })
      await set(100)
      const [sent] = await Promise.all([desk.post(`${path}/statements`), set(200)])
      sent.assertStatus(201)
      const [balance] = (await desk.get(`${path}/opening-balances`)).body()
      assert.equal(balance.amount, sent.body().balance)
    }
  })

  test('need a recipient', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    const nobody = await desk.debtor({ name: 'Ohne Adresse', email: null })
    const refused = await desk.post(`/api/clients/${nobody}/statements`)
    refused.assertStatus(422)
    assert.equal(refused.body().fields[0].field, 'to')
  })
})
