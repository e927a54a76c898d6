import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { haveMailServer } from '#core/tests/mail_server'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { levelBody, makeDunning } from '#modules/reminders/tests/dunning'

const LEVEL = levelBody({ chargesInterest: true, chargesFlatSum: true })
const RATES = [{ from: '2020-01-01', percent: 1.27 }]
const NOTICE = /spätestens 30 Tage nach Fälligkeit und Zugang dieser Rechnung in Verzug/

const wordsOf = (pdf: Buffer) => textOfPdf(pdf).replace(/\s+/g, ' ')

type Dunning = Awaited<ReturnType<typeof makeDunning>>

/** The only due invoice as the reminder desk shows it. */
async function startOf(dunning: Dunning, days = 0) {
  const desk = days === 0 ? await dunning.due() : await dunning.later(days, '/api/reminders/due')
  const [{ invoices, interest, flatSum }] = desk.due
  const { defaultGround, interestFrom } = invoices[0]
  return { defaultGround, interestFrom, interest, flatSum }
}

async function makeCharging(...[client, buyer]: Parameters<typeof makeDunning>) {
  const dunning = await makeDunning(client, buyer)
  await dunning.rules({ levels: [LEVEL, LEVEL], baseRates: RATES })
  return dunning
}

test.group('The start of interest', () => {
  test('a due date that the invoice alone sets costs nothing before the first reminder', async ({
    client,
    assert,
  }) => {
    const dunning = await makeCharging(client)
    const invoice = await dunning.late(20, { isDueAgreed: false })
    const asked = await startOf(dunning)
    // Nobody outside can know it.
    assert.deepEqual(asked, {
      defaultGround: null,
      interestFrom: null,
      interest: 0,
      flatSum: 0,
    })
    const made = (await dunning.remind([invoice], 1, { isSent: true })).body()
    assert.containsSubset(made, { interest: 0, flatSum: 0, total: 119, mail: 'queued' })
    const next = await startOf(dunning, 10)
    // 119.00 × 10.27 % × 10 / 365 = 0.3348…
    assert.deepEqual(next, {
      defaultGround: 'reminder',
      interestFrom: addDays(dunning.day(), 1),
      interest: 0.33,
      flatSum: 40,
    })
  }).setup(haveMailServer)

  test('a reminder that is only made, or whose mail is put aside, costs nothing', async ({
    client,
    assert,
  }) => {
    const dunning = await makeCharging(client)
    const printed = await dunning.late(20, { isDueAgreed: false })
    const other = await dunning.debtor({ name: 'Holzbau Nord', email: 'post@holzbau.example' })
    const kept = await dunning.late(20, { isDueAgreed: false, clientId: other })
    await dunning.remind([printed])
    const answer = (await dunning.remind([kept], 1, { isSent: true })).body()
    assert.containsSubset(answer, { mail: 'put_aside', sentAt: null })
    // Nor do they prove, after thirty days, that the client knows the invoice.
    const { due } = await dunning.later(90, '/api/reminders/due')
    const claims = due.map(({ level, interest, flatSum }: Record<string, number>) => [
      level,
      interest,
      flatSum,
    ])
    assert.deepEqual(claims, [
      [2, 0, 0],
      [2, 0, 0],
    ])
  })

  test('an invoice whose mail is put aside has not been received, a copy that is fetched can be', async ({
    client,
    assert,
  }) => {
    const dunning = await makeCharging(client)
    const invoice = await dunning.late(20, { isDueAgreed: false })
    const sent = await dunning.post(`/api/invoices/${invoice}/send`)
    assert.containsSubset(sent.body(), { mail: 'put_aside', sentAt: null, isVoidable: true })
    await dunning.post(`/api/clients/${dunning.clientId}/statements`)
    const { handedOutAt, isVoidable } = (await dunning.get(`/api/invoices/${invoice}`)).body()
    assert.isString(handedOutAt)
    assert.isFalse(isVoidable)
    assert.isNull((await startOf(dunning, 60)).defaultGround)

    await dunning.get(`/api/invoices/${invoice}/pdf`)
    const { defaultGround, interestFrom } = await startOf(dunning, 60)
    assert.deepEqual([defaultGround, interestFrom], ['thirtyDays', addDays(dunning.day(), 31)])
  })

  test('the terms that a client has agreed to make its due dates binding', async ({
    client,
    assert,
  }) => {
    const dunning = await makeCharging(client)
    const terms = { paymentTermDays: 14, isTermAgreed: true }
    const clientId = await dunning.debtor({ name: 'Holzbau Nord', ...terms })
    const invoice = await dunning.late(20, { clientId, isDueAgreed: undefined })
    const answer = (await dunning.get(`/api/invoices/${invoice}`)).body()
    assert.isTrue(answer.isDueAgreed)
    const asked = await startOf(dunning)
    assert.deepEqual(
      [asked.defaultGround, asked.interestFrom, asked.flatSum],
      ['agreedDay', addDays(dunning.day(), -19), 40]
    )
    // Seven days where fourteen are agreed.
    const date = addDays(dunning.day(), -7)
    const sooner = await dunning.draft({
      customClient: null,
      clientId,
      date,
      dueDate: dunning.day(),
    })
    assert.isFalse(sooner.isDueAgreed)
  })

  test('the company can say that all of its clients have agreed', async ({ client, assert }) => {
    const dunning = await makeCharging(client)
    ;(await dunning.post('/api/settings', { preferences: { isTermAgreed: true } })).assertStatus(
      200
    )
    const { isDueAgreed } = await dunning.draft()
    assert.isTrue(isDueAgreed)
    const clientId = await dunning.debtor({ name: 'Ohne Vertrag', isTermAgreed: false })
    const other = await dunning.draft({ customClient: null, clientId })
    assert.isFalse(other.isDueAgreed)
  })

  test('consumers are in default after thirty days only when the invoice says so', async ({
    client,
    assert,
  }) => {
    const dunning = await makeCharging(client, { type: 'person' })
    const sent = { isDueAgreed: false, date: addDays(dunning.day(), -60) }
    const warned = await dunning.late(40, sent)
    const { warnsOfDefault } = (await dunning.get(`/api/invoices/${warned}`)).body()
    assert.isTrue(warnsOfDefault)
    const pdf = await dunning.get(`/api/invoices/${warned}/pdf`)
    assert.match(wordsOf(pdf.body()), NOTICE)
    // It left Kontor today.
    const { defaultGround, interestFrom } = await startOf(dunning)
    assert.deepEqual([defaultGround, interestFrom], ['thirtyDays', addDays(dunning.day(), 31)])

    const off = { preferences: { warnsOfDefault: false } }
    ;(await dunning.post('/api/settings', off)).assertStatus(200)
    assert.match(wordsOf((await dunning.get(`/api/invoices/${warned}/pdf`)).body()), NOTICE)
    const silent = await dunning.late(40, sent)
    const plain = await dunning.get(`/api/invoices/${silent}/pdf`)
    assert.notMatch(wordsOf(plain.body()), NOTICE)
    const desk = await dunning.due()
    const starts = desk.due[0].invoices.map(
      (each: { _id: string; interestFrom: string | null }) => [each._id, each.interestFrom]
    )
    assert.deepEqual(Object.fromEntries(starts)[silent], null)
  }).skip(!canReadPdf, 'needs pdftotext')

  test('businesses and companies outside of Germany get no notice', async ({ client, assert }) => {
    const dunning = await makeCharging(client)
    const invoice = await dunning.late(20)
    assert.isFalse((await dunning.get(`/api/invoices/${invoice}`)).body().warnsOfDefault)
    ;(await dunning.post('/api/settings', { companyInfo: { country: 'XK' } })).assertStatus(200)
    const issued = await dunning.issued({ dueDate: undefined })
    assert.isFalse(issued.warnsOfDefault)
  })

  test('companies outside of Germany charge from the day after the due date', async ({
    client,
    assert,
  }) => {
    const dunning = await makeCharging(client)
    await dunning.late(20, { isDueAgreed: false })
    ;(await dunning.post('/api/settings', { companyInfo: { country: 'AL' } })).assertStatus(200)
    const asked = await startOf(dunning)
    assert.deepEqual(
      [asked.defaultGround, asked.interestFrom, asked.flatSum],
      ['dueDate', addDays(dunning.day(), -19), 40]
    )
  })

  test('the reminder names the ground and the first day, and keeps both', async ({
    client,
    assert,
  }) => {
    const dunning = await makeCharging(client)
    const invoice = await dunning.late(20)
    const made = (await dunning.remind([invoice])).body()
    const from = addDays(dunning.day(), -19)
    assert.containsSubset(made.invoices[0], { defaultGround: 'agreedDay', interestFrom: from })
    const text = wordsOf((await dunning.get(`/api/reminders/${made._id}/pdf`)).body())
    const german = from.split('-').reverse().join('.')
    assert.include(text, `Zinsen ab ${german}: Zahlungstag vereinbart (§ 286 Abs. 2 BGB)`)
  }).skip(!canReadPdf, 'needs pdftotext')
})
