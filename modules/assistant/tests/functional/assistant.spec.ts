import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { ASKED } from '#modules/assistant/tests/asked'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'

const DAY = today('Europe/Berlin')
const LATE = addDays(DAY, -20)
/** Issuing asks to confirm a due date that has passed. */
const PAST = { date: addDays(DAY, -40), dueDate: LATE }

async function makeAssistantDesk(client: ApiClient) {
  const desk = await makeExpenseDesk(client)
  const ask = async (text: string) => {
    const answer = await desk.post('/api/assistant/questions', { text })
    answer.assertStatus(201)
    return answer.body()
  }
  const addClient = async (name: string) =>
    (
      await desk.post('/api/clients', {
        name,
        street: 'Weg 1',
        postalCode: '20095',
        city: 'Hamburg',
      })
    ).body()
  const lateInvoice = async (body: object) => {
    const { _id } = await desk.draft({ ...PAST, ...body })
    const issued = await desk.post(`/api/invoices/${_id}/issue`, { confirmed: ['due_date_passed'] })
    issued.assertStatus(200)
  }
  return { ...desk, ask, addClient, lateInvoice }
}

const figure = (answer: { figures: { name: string; value: unknown }[] }, name: string) =>
  answer.figures.find((one) => one.name === name)?.value

test.group('Row 119, 121: questions answered from the books without a model', () => {
  test('rows 119, 121: overdue invoices are named in three languages, with the list they come from', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssistantDesk(client)
    await desk.lateInvoice({})
    await desk.issued()
    for (const text of [
      'Which invoices are overdue?',
      'Was ist überfällig?',
      'Cilat fatura janë me vonesë?',
    ]) {
      const { answer } = await desk.ask(text)
      assert.equal(answer.question, 'overdueInvoices')
      assert.deepEqual(figure(answer, 'count'), { kind: 'count', count: 1 })
      assert.deepEqual(figure(answer, 'open'), { kind: 'money', amounts: { EUR: 119 } })
      assert.lengthOf(answer.rows, 1)
      const list = await desk.get(`/api${answer.link}`)
      assert.equal(list.headers()['x-total-count'], '1')
    }
  })

  test('each figure is the sum of the list that it links to', async ({ client, assert }) => {
    const desk = await makeAssistantDesk(client)
    await desk.lateInvoice({})
    await desk.issued({ lines: [{ description: 'Rat', quantity: 2, unitPrice: 50, taxRate: 7 }] })
    await desk.expense()
    await desk.expense({ dueDate: addDays(DAY, 5) })
    const open = (await desk.ask('Wie viel ist noch offen?')).answer
    const invoices = (await desk.get(`/api${open.link}`)).body()
    const sum = invoices.reduce((total: number, row: { open: number }) => total + row.open, 0)
    assert.deepEqual(figure(open, 'open'), { kind: 'money', amounts: { EUR: sum } })

    const spent = (await desk.ask('Was haben wir diesen Monat ausgegeben?')).answer
    const expenses = (await desk.get(`/api${spent.link}`)).body()
    assert.lengthOf(expenses, 2)
    assert.deepEqual(figure(spent, 'spent'), { kind: 'money', amounts: { EUR: 238 } })

    const bills = (await desk.ask('Welche Rechnungen müssen wir noch bezahlen?')).answer
    assert.deepEqual(figure(bills, 'open'), { kind: 'money', amounts: { EUR: 119 } })
  })

  test('the name of one client narrows the answer, any other unknown word refuses it', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssistantDesk(client)
    const { _id } = await desk.addClient('Müller Bau GmbH')
    await desk.addClient('Meyer Nord GmbH')
    await desk.addClient('Meyer Süd GmbH')
    await desk.lateInvoice({ clientId: _id, customClient: undefined })
    await desk.lateInvoice({})

    const { answer } = await desk.ask('Was schuldet uns Müller?')
    assert.deepEqual(answer.client, { _id, name: 'Müller Bau GmbH' })
    assert.deepEqual(figure(answer, 'count'), { kind: 'count', count: 1 })

    const twoFit = await desk.ask('Was schuldet uns Meyer?')
    assert.isNull(twoFit.answer)
    assert.deepEqual(twoFit.unknownWords, ['meyer'])
    const noneFits = await desk.ask('Was haben wir bei Amazon ausgegeben?')
    assert.deepEqual(noneFits.unknownWords, ['amazon'])
    const notAboutClients = await desk.ask('Wie hoch ist der Umsatz mit Müller?')
    assert.deepInclude(notAboutClients, { answer: null, reason: 'not_about_clients' })
    const unknown = await desk.ask('Wie wird das Wetter?')
    assert.isNull(unknown.answer)
  })

  test('a typing mistake is read as the known word, unless a client has that name', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssistantDesk(client)
    await desk.lateInvoice({})
    for (const text of [
      'Whcih invocies are overdue?',
      'Welche Rechnugen sind überfälig?',
      'Cilat fatrua janë me vonsë?',
    ]) {
      const { answer, isCorrected } = await desk.ask(text)
      assert.equal(answer?.question, 'overdueInvoices', text)
      assert.isTrue(isCorrected)
    }
    assert.notProperty(await desk.ask('Welche Rechnungen sind überfällig?'), 'isCorrected')

    const { _id } = await desk.addClient('Überfälig Bau GmbH')
    const { answer } = await desk.ask('Was ist bei Überfälig offen?')
    assert.equal(answer.client._id, _id)
    const named = await desk.ask('Welche Rechnungen sind überfälig?')
    assert.notEqual(named.answer?.question, 'overdueInvoices')
  })

  test('says what one client has paid in a period, and leads to those payments', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssistantDesk(client)
    const { _id } = await desk.addClient('Rheinwerk Maschinenbau GmbH')
    for (const clientId of [_id, (await desk.addClient('Meyer Nord GmbH'))._id]) {
      const paid = await desk.post('/api/payments', {
        clientId,
        amount: 100,
        currency: 'EUR',
        date: DAY,
        method: 'bankTransfer',
        allocations: [],
        overpayment: 'credit',
      })
      paid.assertStatus(201)
    }
    for (const text of [
      'Wie viel hat Rheinwerk dieses Jahr bezahlt?',
      'How much did Rheinwerk pay this year?',
      'Sa ka paguar Rheinwerk këtë vit?',
    ]) {
      const { answer } = await desk.ask(text)
      assert.equal(answer?.client?._id, _id, text)
      assert.deepEqual(figure(answer, 'received'), { kind: 'money', amounts: { EUR: 100 } })
      assert.include(answer.link, `clientId=${_id}`)
    }
  })

  test('the answer to "whom to remind" leads to the desk with those reminders chosen', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssistantDesk(client)
    assert.notProperty((await desk.ask('Wen muss ich mahnen?')).answer, 'action')
    await desk.lateInvoice({})
    await desk.lateInvoice({ customClient: { name: 'Meyer Nord GmbH' } })

    const { answer } = await desk.ask('Wen muss ich mahnen?')
    const { due } = (await desk.get('/api/reminders/due')).body()
    const ids = due.map(({ invoices }: { invoices: [{ _id: string }] }) => invoices[0]._id)
    assert.lengthOf(ids, 2)
    const link = `/reminders?chosen=${ids.join('%2C')}`
    assert.deepEqual(answer.action, { name: 'remind', link })
  })

  test('the briefing names what needs attention and nothing else', async ({ client, assert }) => {
    const desk = await makeAssistantDesk(client)
    const quiet = (await desk.get('/api/assistant/briefing')).body()
    assert.deepEqual(quiet.insights, [])
    await desk.lateInvoice({})
    for (const months of [3, 2, 1]) await desk.expense({ date: addDays(DAY, -30 * months - 40) })
    await desk.expense({ lines: [{ category: 'officeSupplies', amount: 500, taxRate: 19 }] })
    const { insights, week } = (await desk.get('/api/assistant/briefing')).body()
    const names = insights.map(({ question }: { question: string }) => question)
    assert.includeMembers(names, ['overdueInvoices', 'unusualExpenses'])
    assert.notInclude(names, 'billsToPay')
    assert.lengthOf(week, 4)
  })

  test('questions are visible to their asker alone, at most fifty, and can be deleted', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssistantDesk(client)
    const member = await makePerson(desk.company.id, 'member')
    for (let index = 0; index < 53; index++) await desk.ask(`Was ist offen? ${'!'.repeat(index)}`)
    const own = (await desk.get('/api/assistant/questions')).body()
    assert.lengthOf(own, 50)
    assert.include(own[0].text, '!'.repeat(52))
    const others = await client.get('/api/assistant/questions').bearerToken(member.token)
    assert.deepEqual(others.body(), [])

    const deleted = await client.delete('/api/assistant/questions').bearerToken(member.token)
    deleted.assertStatus(204)
    assert.lengthOf((await desk.get('/api/assistant/questions')).body(), 50)
    ;(await desk.remove('/api/assistant/questions')).assertStatus(204)
    assert.deepEqual((await desk.get('/api/assistant/questions')).body(), [])
  })

  test('every question has an answer in a company without any records', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssistantDesk(client)
    for (const [question, [text]] of Object.entries(ASKED)) {
      const { answer } = await desk.ask(text)
      assert.equal(answer?.question, question, text)
      assert.deepEqual(answer.figures, [], text)
    }
  })
})

test.group('Answers by the name of a question', () => {
  test('are those of the words, for a period and for one client', async ({ client, assert }) => {
    const desk = await makeAssistantDesk(client)
    const { _id } = await desk.addClient('Müller Bau GmbH')
    await desk.lateInvoice({ clientId: _id, customClient: undefined })
    await desk.lateInvoice({})
    const inWords = (await desk.ask('Was ist überfällig?')).answer
    const byName = await desk.get('/api/assistant/answers/overdueInvoices')
    byName.assertStatus(200)
    assert.deepEqual(byName.body(), inWords)

    const ofClient = await desk.get(`/api/assistant/answers/overdueInvoices?clientId=${_id}`)
    assert.deepEqual(ofClient.body().client, { _id, name: 'Müller Bau GmbH' })
    assert.deepEqual(figure(ofClient.body(), 'count'), { kind: 'count', count: 1 })
    const early = await desk.get('/api/assistant/answers/spent?from=2020-01-01&to=2020-12-31')
    assert.deepEqual(early.body().figures, [])
  })

  test('are refused for an unknown question, a period backwards, and a client that it cannot be asked about', async ({
    client,
    assert,
  }) => {
    const desk = await makeAssistantDesk(client)
    const { _id } = await desk.addClient('Müller Bau GmbH')
    for (const [path, status, code] of [
      ['weather', 404, 'not_found'],
      ['toString', 404, 'not_found'],
      ['spent?from=2026-02-01&to=2026-01-01', 422, 'period_reversed'],
      ['spent?from=2026-02-01', 422, 'validation_failed'],
      [`spent?clientId=${_id}`, 422, 'not_about_clients'],
      ['openInvoices?clientId=0', 404, 'not_found'],
    ] as const) {
      const answer = await desk.get(`/api/assistant/answers/${path}`)
      assert.deepEqual([answer.status(), answer.body().code], [status, code], path)
    }
    const employee = await makePerson(desk.company.id, 'employee')
    const asEmployee = await client
      .get('/api/assistant/answers/openInvoices')
      .bearerToken(employee.token)
    asEmployee.assertStatus(403)
  })
})
