import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { today } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeExpenseDesk } from '#modules/expenses/factories/expense_factory'

const YEAR = Number(today('Europe/Berlin').slice(0, 4))
const LAST_YEAR = { from: `${YEAR - 1}-01-01`, to: `${YEAR - 1}-12-31` }

async function makeTalk(client: ApiClient) {
  const desk = await makeExpenseDesk(client)
  const ask = async (text: string, after?: string) => {
    const answer = await desk.post('/api/assistant/questions', { text, after })
    answer.assertStatus(201)
    return answer.body()
  }
  const addClient = async (name: string) => {
    const address = { street: 'Weg 1', postalCode: '20095', city: 'Hamburg' }
    return (await desk.post('/api/clients', { name, ...address })).body()._id
  }
  return { ...desk, ask, addClient }
}

test.group('Row 119: a question that goes on from the one before', () => {
  for (const [first, second] of [
    ['What is our revenue this year?', 'And last year?'],
    ['Wie hoch ist der Umsatz in diesem Jahr?', 'und letztes Jahr?'],
    ['Sa është qarkullimi këtë vit?', 'dhe vitin e kaluar?'],
    ['What is our revenue this year?', 'Last year?'],
  ] as const) {
    test(`"${first}", then "${second}" asks for another time`, async ({ client, assert }) => {
      const talk = await makeTalk(client)
      const before = await talk.ask(first)
      const { answer, after, isFollowing } = await talk.ask(second, before._id)
      assert.deepEqual([answer?.question, answer?.period], ['invoiced', LAST_YEAR])
      assert.deepEqual([after, isFollowing], [before._id, true])
    })
  }

  test('a client narrows the question before, stays for the next one, and all clients are asked about again', async ({
    client,
    assert,
  }) => {
    const talk = await makeTalk(client)
    const _id = await talk.addClient('Acme GmbH')
    await talk.addClient('Meyer Nord GmbH')
    const open = await talk.ask('Which invoices are open?')
    const ofAcme = await talk.ask('only Acme', open._id)
    assert.deepEqual(ofAcme.answer?.client, { _id, name: 'Acme GmbH' })
    assert.equal(ofAcme.answer?.question, 'openInvoices')

    const overdue = await talk.ask('and which are overdue?', ofAcme._id)
    assert.deepEqual(overdue.answer?.client, { _id, name: 'Acme GmbH' })
    assert.equal(overdue.answer?.question, 'overdueInvoices')
    const ofMeyer = await talk.ask('And Meyer?', overdue._id)
    assert.equal(ofMeyer.answer?.client?.name, 'Meyer Nord GmbH')
    const ofAll = await talk.ask('And all clients?', ofMeyer._id)
    assert.isNull(ofAll.answer?.client)
    assert.equal(ofAll.answer?.question, 'overdueInvoices')
  })

  test('another kind of question keeps the time, a question of its own does not', async ({
    client,
    assert,
  }) => {
    const talk = await makeTalk(client)
    const before = await talk.ask('Was haben wir letztes Jahr ausgegeben?')
    const profit = await talk.ask('Und wie hoch war der Gewinn?', before._id)
    assert.deepEqual([profit.answer?.question, profit.answer?.period], ['profit', LAST_YEAR])
    const own = await talk.ask('Wie hoch ist der Gewinn?', before._id)
    assert.isNull(own.answer?.period)
    assert.notProperty(own, 'after')
    const open = await talk.ask('Und wer schuldet uns Geld?', before._id)
    assert.deepEqual([open.answer?.question, open.answer?.period], ['openInvoices', null])
  })

  for (const [first, second, reason] of [
    [null, 'And last year?', 'nothing_before'],
    ['Which invoices are overdue?', 'And last year?', 'today_only'],
    ['What did we spend last month?', 'And next year?', 'past_only'],
    [`Revenue in ${YEAR - 2}`, 'And in January?', 'year_missing'],
  ] as const) {
    test(`"${second}" after "${first}" gets the reason ${reason}`, async ({ client, assert }) => {
      const talk = await makeTalk(client)
      const before = first ? await talk.ask(first) : null
      const refused = await talk.ask(second, before?._id)
      assert.deepEqual([refused.answer, refused.reason], [null, reason])
    })
  }

  test('a client, a word that is nobody, and another wish are refused where they change the meaning', async ({
    client,
    assert,
  }) => {
    const talk = await makeTalk(client)
    await talk.addClient('Acme GmbH')
    const spent = await talk.ask('What did we spend this year?')
    assert.equal((await talk.ask('only Acme', spent._id)).reason, 'not_about_clients')
    assert.deepEqual((await talk.ask('only Amazon', spent._id)).unknownWords, ['amazon'])
    for (const text of ['and not last year?', 'And why?', 'And compared to last year?', 'And?']) {
      assert.isNull((await talk.ask(text, spent._id)).answer, text)
    }
  })

  test('only the asker can go on from a question', async ({ client, assert }) => {
    const talk = await makeTalk(client)
    const { _id } = await talk.ask('What is our revenue this year?')
    const member = await makePerson(talk.company.id, 'member')
    const other = await makeTalk(client)
    const asMember = await client
      .post('/api/assistant/questions')
      .bearerToken(member.token)
      .json({ text: 'And last year?', after: _id })
    const elsewhere = { text: 'And last year?', after: _id }
    const asOther = await other.post('/api/assistant/questions', elsewhere)
    for (const answer of [asMember, asOther]) answer.assertStatus(404)
    const kept = (await talk.get('/api/assistant/questions')).body()
    assert.lengthOf(kept, 1)
  })
})
