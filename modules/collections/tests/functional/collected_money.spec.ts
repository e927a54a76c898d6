import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { Session } from '#modules/auth/models/session'
import { makeCollectionDesk } from '#modules/collections/tests/collection_desk'

const NOW = Date.UTC(2026, 10, 28, 9)
const DAY = '2026-12-14'

/** A file over two invoices of 119.00 in one block, and the entry by which the bank credits it. */
async function makeCreditedDesk(client: ApiClient, words: (blockId: string) => string) {
  const desk = await makeCollectionDesk(client, { usedBeforeOn: '2026-11-01' })
  const invoices = [await desk.collected(), await desk.collected()]
  const file = await desk.filed(...invoices)
  const [block] = (await desk.fileOf(file._id)).blocks
  const csv = `Buchungstag;Betrag;Name;Verwendungszweck\n15.12.2026;238,00;Sammler;${words(block!.id)}`
  const answer = await desk.sendFile('/api/bank-statements', 'bank.csv', Buffer.from(csv))
  answer.assertStatus(201)
  const entry = async () => (await desk.get('/api/bank-entries')).body()[0]
  const book = async () => {
    const { _id } = await entry()
    return desk.post(`/api/bank-entries/${_id}/collection`, { collectionId: file._id, block: 1 })
  }
  const statuses = () =>
    Promise.all(invoices.map(async ({ _id }) => (await desk.invoice(_id)).status))
  return { ...desk, invoices, file, entry, book, statuses }
}

test.group('Row 163: money that direct debits have brought', (group) => {
  group.each.setup(() => setClock(() => NOW))

  test('an entry over the sum of a block books each of its invoices, and can be taken back', async ({
    client,
    assert,
  }) => {
    const desk = await makeCreditedDesk(client, (id) => `SEPA-LASTSCHRIFT ${id} ANZAHL 2`)
    assert.deepEqual((await desk.entry()).sumSuggestions, [
      { confidence: 'sure', collectionId: desk.file._id, block: 1, count: 2, collectOn: DAY },
    ])
    const booked = await desk.book()
    booked.assertStatus(200)
    assert.containSubset(booked.body(), { state: 'matched', isCollected: true, sumSuggestions: [] })
    assert.deepEqual(await desk.statuses(), ['Paid', 'Paid'])
    const { payments } = await desk.invoice(desk.invoices[0]._id)
    assert.containSubset(payments, [{ amount: 119, date: '2026-12-15', method: 'directDebit' }])

    const { _id } = await desk.entry()
    const undone = await desk.remove(`/api/bank-entries/${_id}/match`)
    assert.containSubset(undone.body(), { state: 'open', isCollected: false })
    assert.deepEqual(await desk.statuses(), ['Unpaid', 'Unpaid'])
    ;(await desk.book()).assertStatus(200)
  })

  test('the only sum of the amount is likely; a sum that has changed is refused', async ({
    client,
    assert,
  }) => {
    const desk = await makeCreditedDesk(client, () => 'Sammelgutschrift')
    assert.containSubset((await desk.entry()).sumSuggestions, [{ confidence: 'likely' }])
    const [debit] = desk.file.debits
    await desk.act(desk.file._id, `debits/${debit._id}/return`, { date: DAY, reason: 'AC04' })
    assert.deepEqual((await desk.entry()).sumSuggestions, [])
    const refused = await desk.book()
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'collection_differs')
    assert.equal((await desk.entry()).state, 'open')
  })

  test('a direct debit that comes back later leaves the entry and the others booked', async ({
    client,
    assert,
  }) => {
    const desk = await makeCreditedDesk(client, (id) => id)
    await desk.book()
    const [debit] = desk.file.debits
    const body = { date: '2026-12-17', reason: 'MD06', fees: 4 }
    ;(await desk.act(desk.file._id, `debits/${debit._id}/return`, body)).assertStatus(200)
    assert.equal((await desk.entry()).state, 'matched')
    assert.deepEqual((await desk.statuses()).sort(), ['Paid', 'Unpaid'])
  })

  test('an invoice is not reminded of before its collection and while it waits for a file', async ({
    client,
    assert,
  }) => {
    const desk = await makeCollectionDesk(client)
    const filed = await desk.collected()
    const waiting = await desk.collected()
    await desk.filed(filed)
    setClock(() => Date.UTC(2027, 0, 11, 9))
    const device = { userAgent: 'test', ipAddress: '127.0.0.1' }
    const { token } = await inTx(() => Session.open(desk.owner.user, device))
    const read = async () => (await client.get('/api/reminders/due').bearerToken(token)).body()
    const send = (path: string, body: object) => client.post(path).bearerToken(token).json(body)
    const held = (body: { held: { _id: string; because: string }[] }) =>
      body.held.map(({ _id, because }) => [_id, because])
    const due = (body: { due: { invoices: { _id: string }[] }[] }) =>
      body.due.flatMap(({ invoices }) => invoices.map(({ _id }) => _id))
    const later = await read()
    assert.deepEqual(held(later), [[waiting._id, 'collected']])
    assert.deepEqual(due(later), [filed._id])
    // Filed for another day, the client is not late before.
    const file = await send('/api/collections', { debits: [{ invoiceId: waiting._id }] })
    assert.containSubset((await read()).held, [{ _id: waiting._id, until: file.body().firstOn }])
    const refused = await send('/api/reminders', { invoiceIds: [waiting._id], level: 1 })
    assert.containSubset(refused.body(), { code: 'held_back', because: 'collected' })
  })
})
