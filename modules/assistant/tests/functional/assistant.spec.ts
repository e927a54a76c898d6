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
    const unknown = await desk.ask('Wie wird das Wetter?')
    assert.isNull(unknown.answer)
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

  test('employees ask nothing', async ({ client }) => {
    const desk = await makeAssistantDesk(client)
    const employee = await makePerson(desk.company.id, 'employee')
    const answer = await client
      .post('/api/assistant/questions')
      .bearerToken(employee.token)
      .json({ text: 'Was ist offen?' })
    answer.assertStatus(403)
  })
})
