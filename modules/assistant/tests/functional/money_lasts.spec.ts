import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { addDays, today } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeForecastDesk } from '#modules/forecast/factories/forecast_factory'

const DAY = today('Europe/Berlin')
const LINK = '/cash-flow-forecast'

async function makeDesk(client: ApiClient) {
  const desk = await makeForecastDesk(client)
  const ask = async (text: string) => {
    const answer = await desk.post('/api/assistant/questions', { text })
    answer.assertStatus(201)
    return answer.body()
  }
  const holding = (balance: number, more: object = {}) =>
    desk.settings({ vatInterval: 'none', balance, balanceDate: DAY, ...more })
  return { ...desk, ask, holding }
}

type Figures = { figures: { name: string; value: unknown; link: string }[] }

const figure = ({ figures }: Figures, name: string) =>
  figures.find((one) => one.name === name)?.value

const dayOf = (day: string) => ({ kind: 'day', day })

test.group('Row 119: how long the money lasts', () => {
  test('is the day on which it runs out, in three languages, as the forecast has it', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.holding(500)
    await desk.plan()
    const { runsOutOn } = await desk.forecast('months=6')
    for (const text of [
      'When do we run out of money?',
      'Wann geht uns das Geld aus?',
      'Kur na mbarojnë paratë?',
    ]) {
      const { answer } = await desk.ask(text)
      assert.equal(answer?.question, 'moneyLasts', text)
      assert.deepEqual(figure(answer, 'runsOutOn'), dayOf(runsOutOn.day))
      assert.deepEqual(figure(answer, 'balance'), { kind: 'money', amounts: { EUR: 500 } })
      assert.deepEqual(figure(answer, 'lowest'), { kind: 'money', amounts: { EUR: -300 } })
      assert.equal(answer.link, `${LINK}?months=6`)
    }
  })

  test('is the last day of the dashboard’s forecast when the money suffices until then', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.holding(5000, { minimum: 4500 })
    await desk.plan()
    const { until, belowMinimumOn } = (await desk.get('/api/forecast/strip')).body()
    const { answer } = await desk.ask('Wie lange reicht das Geld noch?')
    assert.deepEqual(figure(answer, 'lastsUntil'), dayOf(until))
    assert.deepEqual(figure(answer, 'lowestOn'), dayOf(desk.day(10)))
    const values = [{ kind: 'money', amounts: { EUR: 4500 } }, dayOf(belowMinimumOn)]
    assert.deepEqual(answer.rows, [
      { title: 'forecast.below_minimum', isWord: true, values, link: `${LINK}?months=6` },
    ])
  })

  test('has no figure without a balance, and leads to the forecast', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await desk.plan()
    const { answer } = await desk.ask('How long will our money last?')
    assert.deepEqual([answer.figures, answer.rows, answer.link], [[], [], LINK])
  })

  test('looks as far as it is asked to, and says where the forecast ends', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.holding(500)
    await desk.plan({ date: desk.day(300) })
    const soon = (await desk.ask('Will the money last another three weeks?')).answer
    assert.deepEqual(soon.period, { from: DAY, to: addDays(DAY, 21) })
    assert.deepInclude(soon.figures[0], { name: 'lastsUntil' })

    const far = (await desk.ask('Reicht das Geld noch 11 Monate?')).answer
    assert.deepEqual(figure(far, 'runsOutOn'), dayOf(desk.day(300)))
    await desk.holding(5000)
    const { until } = await desk.forecast('months=12')
    const year = Number(DAY.slice(0, 4)) + 2
    const { answer } = await desk.ask(`Does the money last until summer ${year}?`)
    assert.deepEqual(figure(answer, 'looksUntil'), dayOf(until))
    assert.equal(answer.link, `${LINK}?months=12`)
  })

  test('is later than the time that was asked about, and has no answer for the past', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.holding(500)
    await desk.plan({ date: desk.day(60) })
    const { answer } = await desk.ask('Reicht das Geld noch drei Wochen?')
    assert.deepEqual(figure(answer, 'runsOutLaterOn'), dayOf(desk.day(60)))
    const past = await desk.ask('Did we run out of money last year?')
    assert.deepInclude(past, { answer: null, reason: 'coming_only' })
    const unknown = await desk.ask('Reicht das Geld bis Weihnachten?')
    assert.deepInclude(unknown, { answer: null, unknownWords: ['bis', 'weihnachten'] })
  })

  test('is answered to members by its name, and not to employees', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await desk.holding(500)
    const member = await makePerson(desk.company.id, 'member')
    const employee = await makePerson(desk.company.id, 'employee')
    const path = '/api/assistant/answers/moneyLasts'
    const byName = await client.get(path).bearerToken(member.token)
    byName.assertStatus(200)
    assert.deepInclude(byName.body().figures[0], { name: 'lastsUntil' })
    ;(await client.get(path).bearerToken(employee.token)).assertStatus(403)
    const asked = await client
      .post('/api/assistant/questions')
      .bearerToken(employee.token)
      .json({ text: 'Wie lange reicht das Geld noch?' })
    assert.deepInclude(asked.body(), { answer: null, reason: 'own_work_only' })
  })
})
