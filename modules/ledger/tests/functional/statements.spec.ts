import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { setClock } from '#core/clock'
import { inTx, reader, writer } from '#core/database/in_tx'
import type { MailRow } from '#core/mail/mail'
import { sendDueStatements } from '#modules/ledger/actions/send_due_statements'
import { Statement } from '#modules/ledger/models/statement'
import { printStatement } from '#modules/ledger/pdf/print_statement'
import { type LedgerDesk, makeLedgerDesk } from '#modules/ledger/tests/ledger_desk'

const canRead = existsSync('/usr/bin/pdftotext')
const textOf = (pdf: Buffer) =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(
    /[\u00a0\u202f]/g,
    ' '
  )

const mailsOf = ({ company }: LedgerDesk): Promise<MailRow[]> =>
  reader().from('mail_outbox').where({ company_id: company.id, kind: 'ledger.statement' })

const statementsOf = async ({ get, clientId }: LedgerDesk) =>
  (await get(`/api/clients/${clientId}/statements`)).body()

/** Does what is due at an instant, by as many processes as run at once. */
async function onDay(day: string, processes = 1) {
  const at = DateTime.fromISO(`${day}T08:00`, { zone: 'Europe/Berlin' }).toMillis()
  const restore = setClock(() => at)
  try {
    await Promise.all(
      Array.from({ length: processes }, async () => {
        while (await sendDueStatements());
      })
    )
  } finally {
    restore()
  }
}

const dueOn = ({ company }: LedgerDesk, day: string) =>
  inTx(() =>
    writer()
      .from('statement_schedules')
      .where('company_id', company.id)
      .update({
        next_on: day,
        next_at: DateTime.fromISO(`${day}T06:00`, { zone: 'Europe/Berlin' }).toMillis(),
      })
  )

test.group('Row 15: statements of account', () => {
  test('are mailed to whom the invoices go, with a PDF that never changes', async ({
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
    const after = await printStatement(statement.content, Number(statement.createdAt))
    assert.isTrue(after.equals(before.body()))
    assert.lengthOf(await statementsOf(desk), 1)
  })

  test('{0} say in their language what came and went and how old the rest is')
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
        'Shuma e papaguar',
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

  test('need somebody to go to', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    const nobody = await desk.debtor({ name: 'Ohne Adresse', email: null })
    const refused = await desk.post(`/api/clients/${nobody}/statements`)
    refused.assertStatus(422)
    assert.equal(refused.body().fields[0].field, 'to')
  })

  test('go out once a month, however many processes look and however often', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    await desk.invoice(10)
    const path = `/api/clients/${desk.clientId}/statement-schedule`
    const { schedule } = (await desk.put(path, { dayOfMonth: 5 })).body()
    assert.isTrue(schedule.next > desk.day())
    assert.equal(schedule.next.slice(8), '05')

    const [first, second] = ['2030-02-05', '2030-03-05']
    await dueOn(desk, first)
    await onDay('2030-02-04')
    assert.lengthOf(await mailsOf(desk), 0)
    await onDay(first, 3)
    await onDay(first)
    assert.lengthOf(await mailsOf(desk), 1)
    assert.containsSubset(await statementsOf(desk), [
      { from: '2030-01-01', until: '2030-01-31', isMonthly: true, balance: 119 },
    ])
    assert.equal((await desk.get(path)).body().schedule.next, second)
    await onDay(second)
    assert.lengthOf(await mailsOf(desk), 2)

    await desk.remove(path)
    await onDay('2030-04-05')
    assert.lengthOf(await mailsOf(desk), 2)
  })

  test('are not sent when nothing is owed and nothing happened, nor made up for', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    const path = `/api/clients/${desk.clientId}/statement-schedule`
    await desk.put(path, { dayOfMonth: 1 })
    await dueOn(desk, '2030-02-01')
    await onDay('2030-07-03')
    assert.lengthOf(await mailsOf(desk), 0)
    assert.equal((await desk.get(path)).body().schedule.next, '2030-08-01')
  })

  test('that have nobody to go to are told and go on with the next month', async ({
    client,
    assert,
  }) => {
    const desk = await makeLedgerDesk(client)
    await desk.invoice(10)
    await desk.put(`/api/clients/${desk.clientId}`, { email: null })
    const path = `/api/clients/${desk.clientId}/statement-schedule`
    await desk.put(path, { dayOfMonth: 1 })
    await dueOn(desk, '2030-02-01')
    await onDay('2030-02-01')
    assert.containsSubset((await desk.get(path)).body().schedule, {
      next: '2030-03-01',
      lastFailure: 'correspondence.no_recipient',
    })
  })

  test('go out once in a month whose day is moved after it', async ({ client, assert }) => {
    const desk = await makeLedgerDesk(client)
    await desk.invoice(10)
    await desk.put(`/api/clients/${desk.clientId}/statement-schedule`, { dayOfMonth: 20 })
    for (const day of ['2030-02-05', '2030-02-20', '2030-03-20']) {
      await dueOn(desk, day)
      await onDay(day)
    }
    const months = (await statementsOf(desk)).map(({ until }: { until: string }) => until)
    assert.deepEqual(months.sort(), ['2030-01-31', '2030-02-28'])
  })
})
