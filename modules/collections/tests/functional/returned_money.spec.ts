import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { camt } from '#modules/banking/tests/bank_desk'
import { makeCollectionDesk } from '#modules/collections/tests/collection_desk'

const NOW = Date.UTC(2026, 10, 28, 9)

interface ReturnOptions {
  /** The words of the entry, from the identification of the direct debit. */
  words?: (endToEnd: string) => string
  amount?: string
  code?: string
  iban?: string
}

/** A file over two invoices of 119.00, the entry that credits it, and one by which the first leaves again. */
async function makeReturnDesk(
  client: ApiClient,
  {
    words = (id) => id,
    amount = '123.50',
    code,
    iban = 'DE02500105170137075030',
  }: ReturnOptions = {}
) {
  const desk = await makeCollectionDesk(client, { usedBeforeOn: '2026-11-01' })
  const invoices = [await desk.collected(), await desk.collected()]
  const file = await desk.filed(...invoices)
  const [debit] = file.debits
  const [block] = (await desk.fileOf(file._id)).blocks
  const xml = camt([
    { amount: '238.00', date: '2026-12-15', purpose: block!.id, name: 'Sammler' },
    {
      amount,
      date: '2026-12-17',
      sign: 'DBIT',
      purpose: words(debit.endToEndId),
      name: 'Irgendwer',
      iban,
    },
  ])
  const reason = `<RtrInf><Rsn><Cd>${code}</Cd></Rsn></RtrInf></TxDtls>`
  const parts = xml.split('</TxDtls>')
  const text = code ? [parts.slice(0, 2).join('</TxDtls>'), ...parts.slice(2)].join(reason) : xml
  ;(await desk.sendFile('/api/bank-statements', 'bank.xml', Buffer.from(text))).assertStatus(201)
  const entries = async () => (await desk.get('/api/bank-entries?order=asc')).body()
  const credit = async () => (await entries())[0]
  const back = async () => (await entries())[1]
  const book = async () =>
    desk.post(`/api/bank-entries/${(await credit())._id}/collection`, {
      collectionId: file._id,
      block: 1,
    })
  const take = async () =>
    desk.post(`/api/bank-entries/${(await back())._id}/return`, {
      collectionId: file._id,
      debitId: debit._id,
    })
  const release = async (entry: { _id: string }) =>
    desk.remove(`/api/bank-entries/${entry._id}/match`)
  const statuses = () =>
    Promise.all(invoices.map(async ({ _id }) => (await desk.invoice(_id)).status))
  const firstDebit = async () => (await desk.get(`/api/collections/${file._id}`)).body().debits[0]
  const expenses = async () => (await desk.get('/api/expenses')).body()
  return {
    ...desk,
    invoices,
    file,
    debit,
    credit,
    back,
    book,
    take,
    release,
    statuses,
    firstDebit,
    expenses,
  }
}

test.group('Row 163: direct debits that a bank entry takes back', (group) => {
  group.each.setup(() => setClock(() => NOW))

  test('the entry that names a direct debit proposes it, and marks it as returned with its fees', async ({
    client,
    assert,
  }) => {
    const desk = await makeReturnDesk(client, { code: 'AC04' })
    await desk.book()
    const { returnSuggestions } = await desk.back()
    assert.containSubset(returnSuggestions, [
      { confidence: 'sure', debitId: desk.debit._id, amount: 119, fees: 4.5, reason: 'AC04' },
    ])
    const taken = await desk.take()
    taken.assertStatus(200)
    const { invoiceNumber } = desk.debit
    assert.containSubset(taken.body(), {
      state: 'matched',
      returned: { invoiceNumber, collectionId: desk.file._id, fees: 4.5, reason: 'AC04' },
    })
    assert.deepEqual(await desk.statuses(), ['Unpaid', 'Paid'])
    assert.containSubset(await desk.firstDebit(), {
      returnedOn: '2026-12-17',
      returnReason: 'AC04',
      isReturnMatched: true,
    })
    const [fees] = await desk.expenses()
    assert.containSubset(fees, { gross: 4.5, paidDate: '2026-12-17' })
    assert.containSubset((await desk.back()).expenses, [])
    const history = (await desk.get(`/api/clients/${desk.payer._id}/history`)).body()
    assert.include(JSON.stringify(history), 'invoice.debit_returned')
  })

  test('undoing it brings the payment of its day back and deletes the fees', async ({
    client,
    assert,
  }) => {
    const desk = await makeReturnDesk(client)
    await desk.book()
    await desk.take()
    const undone = await desk.release(await desk.back())
    undone.assertStatus(200)
    assert.containSubset(undone.body(), { state: 'open', returned: null })
    assert.deepEqual(await desk.statuses(), ['Paid', 'Paid'])
    const { payments } = await desk.invoice(desk.invoices[0]._id)
    assert.containSubset(payments, [{ amount: 119, date: '2026-12-15', method: 'directDebit' }])
    assert.deepEqual(await desk.expenses(), [])
    assert.containSubset(await desk.firstDebit(), { returnedOn: null, isBooked: true })
    ;(await desk.take()).assertStatus(200)
    // The credit can be taken back as a whole, also with a return in between.
    ;(await desk.release(await desk.credit())).assertStatus(200)
    assert.deepEqual(await desk.statuses(), ['Unpaid', 'Unpaid'])
    ;(await desk.book()).assertStatus(200)
    assert.deepEqual(await desk.statuses(), ['Unpaid', 'Paid'])
  })

  test('a return that is matched before its credit leaves the whole sum awaited', async ({
    client,
    assert,
  }) => {
    const desk = await makeReturnDesk(client)
    ;(await desk.take()).assertStatus(200)
    assert.containSubset((await desk.credit()).sumSuggestions, [{ confidence: 'sure', count: 2 }])
    ;(await desk.book()).assertStatus(200)
    assert.deepEqual(await desk.statuses(), ['Unpaid', 'Paid'])
    await desk.release(await desk.back())
    assert.deepEqual(await desk.statuses(), ['Paid', 'Paid'])
  })

  test('a return recorded by hand is linked, pays its fees once and stays when it is let go of', async ({
    client,
    assert,
  }) => {
    const desk = await makeReturnDesk(client)
    await desk.book()
    const path = `debits/${desk.debit._id}/return`
    await desk.act(desk.file._id, path, { date: '2026-12-16', reason: 'MD06', fees: 4.5 })
    assert.containSubset((await desk.back()).returnSuggestions, [{ returnedOn: '2026-12-16' }])
    ;(await desk.take()).assertStatus(200)
    assert.lengthOf(await desk.expenses(), 1)
    await desk.release(await desk.back())
    assert.containSubset(await desk.firstDebit(), {
      returnedOn: '2026-12-16',
      returnReason: 'MD06',
    })
    assert.lengthOf(await desk.expenses(), 1)
  })

  test('undoing on the page of the file opens the entry again', async ({ client, assert }) => {
    const desk = await makeReturnDesk(client)
    await desk.book()
    await desk.take()
    const path = `/api/collections/${desk.file._id}/debits/${desk.debit._id}/return`
    ;(await desk.remove(path)).assertStatus(200)
    assert.equal((await desk.back()).state, 'open')
    assert.deepEqual(await desk.statuses(), ['Paid', 'Paid'])
    const twice = await desk.remove(path)
    twice.assertStatus(409)
    assert.equal(twice.body().code, 'nothing_returned')
  })

  test('the client’s account makes it likely; without any sign nothing is proposed', async ({
    client,
    assert,
  }) => {
    const likely = await makeReturnDesk(client, {
      words: () => 'RETOURE MD06 Widerspruch',
      iban: 'DE02120300000000202051',
    })
    assert.containSubset((await likely.back()).returnSuggestions[0], {
      confidence: 'likely',
      reason: 'MD06',
    })
    const silent = await makeReturnDesk(client, { words: () => 'Miete' })
    assert.deepEqual((await silent.back()).returnSuggestions, [])
  })

  test('money that came, less money and an invoice that is collected again are refused', async ({
    client,
    assert,
  }) => {
    const desk = await makeReturnDesk(client, { amount: '100.00' })
    await desk.book()
    const less = await desk.take()
    less.assertStatus(409)
    assert.equal(less.body().code, 'return_differs')
    const body = { collectionId: desk.file._id, debitId: desk.debit._id }
    const other = await makeReturnDesk(client)
    const came = await other.post(`/api/bank-entries/${(await other.credit())._id}/return`, {
      ...body,
      collectionId: other.file._id,
      debitId: other.debit._id,
    })
    assert.equal(came.body().code, 'money_not_returned')
    await other.take()
    await other.act(other.file._id, `debits/${other.debit._id}/collect-again`)
    const again = await other.release(await other.back())
    again.assertStatus(409)
    assert.equal(again.body().code, 'collected_again')
    assert.equal((await other.back()).state, 'matched')
  })

  test('fees that another entry has paid keep the return, with the reason', async ({
    client,
    assert,
  }) => {
    const desk = await makeReturnDesk(client, { amount: '4.50', words: () => 'Rücklastgebühr' })
    await desk.book()
    const path = `debits/${desk.debit._id}/return`
    await desk.act(desk.file._id, path, { date: '2026-12-16', reason: 'MD06', fees: 4.5 })
    const [fees] = await desk.expenses()
    const paid = await desk.post(`/api/bank-entries/${(await desk.back())._id}/expenses`, {
      expenseIds: [fees._id],
    })
    paid.assertStatus(200)
    const undone = await desk.remove(`/api/collections/${desk.file._id}/${path}`)
    undone.assertStatus(409)
    assert.equal(undone.body().code, 'paid_by_bank')
    assert.deepEqual(await desk.statuses(), ['Unpaid', 'Paid'])
  })

  test('a return whose fees were deleted is still matched with its entry', async ({
    client,
    assert,
  }) => {
    const desk = await makeReturnDesk(client)
    await desk.book()
    const path = `debits/${desk.debit._id}/return`
    await desk.act(desk.file._id, path, { date: '2026-12-16', reason: 'MD06', fees: 4.5 })
    const [fees] = await desk.expenses()
    ;(await desk.remove(`/api/expenses/${fees._id}`)).assertStatus(204)
    ;(await desk.take()).assertStatus(200)
    assert.equal((await desk.back()).state, 'matched')
  })
})
