import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeCollectionDesk } from '#modules/collections/tests/collection_desk'
import { CREDITOR_ID, DEBTOR_IBAN } from '#modules/invoicing/tests/debit_desk'

/** A Saturday: invoices of this day are collected on Monday, 14 December. */
const NOW = Date.UTC(2026, 10, 28, 9)
const DAY = '2026-12-14'

test.group('Row 163: direct debits as a SEPA file', (group) => {
  group.each.setup(() => setClock(() => NOW))

  test('invoices under a mandate become one file in blocks of day, scheme and sequence', async ({
    client,
    assert,
  }) => {
    const desk = await makeCollectionDesk(client)
    const firm = await desk.sign({ scheme: 'b2b', usedBeforeOn: '2026-10-01' })
    const first = await desk.collected({ mandateId: desk.mandate._id })
    const second = await desk.collected({ mandateId: desk.mandate._id })
    const later = await desk.collected({ mandateId: desk.mandate._id, dueDate: '2027-01-04' })
    const business = await desk.collected({ mandateId: firm._id })
    const made = await desk.filed(later, business, second, first)
    assert.containSubset(made, { state: 'open', count: 4, total: 476, firstOn: DAY })

    const { blocks, text } = await desk.fileOf(made._id)
    const expected = [
      { day: DAY, scheme: 'B2B', sequence: 'RCUR', numbers: [business.number] },
      { day: DAY, scheme: 'CORE', sequence: 'FRST', numbers: [first.number] },
      { day: DAY, scheme: 'CORE', sequence: 'RCUR', numbers: [second.number] },
      { day: '2027-01-04', scheme: 'CORE', sequence: 'RCUR', numbers: [later.number] },
    ]
    assert.deepEqual(
      blocks.map(({ day, scheme, sequence, debits }) => ({
        day,
        scheme,
        sequence,
        numbers: debits.map(({ purpose }) => purpose.replace('Rechnung ', '')),
      })),
      expected
    )
    assert.containSubset(blocks[1], {
      creditorId: CREDITOR_ID,
      iban: 'DE75512108001245126199',
      address: { StrtNm: 'Lindenstrasse 12', PstCd: '10969', TwnNm: 'Berlin', Ctry: 'DE' },
      debits: [
        {
          amount: '119.00',
          mandate: desk.mandate.reference,
          signedOn: '2026-01-02',
          debtor: 'Baeckerei Sonnenschein KG',
          iban: DEBTOR_IBAN,
          address: { StrtNm: 'Grosse Bleichen 22', PstCd: '20354', TwnNm: 'Hamburg', Ctry: 'DE' },
        },
      ],
    })
    assert.equal((await desk.fileOf(made._id)).text, text)
  })

  test('a notified day that the bank cannot make any more moves to the next that it can', async ({
    client,
    assert,
  }) => {
    const desk = await makeCollectionDesk(client)
    await desk.post('/api/settings', {
      preferences: { prenotificationDays: 1, collectionLeadDays: 2 },
    })
    const invoice = await desk.collected({ dueDate: '2026-11-30' })
    assert.equal(invoice.directDebit.collectOn, '2026-11-30')
    const [candidate] = await desk.candidates()
    assert.containSubset(candidate, { _id: invoice._id, collectOn: '2026-12-01', obstacle: null })
    await desk.filed(invoice)
    const changed = await desk.invoice(invoice._id)
    assert.containSubset(changed.directDebit, { collectOn: '2026-12-01', isInFile: true })
  })

  test('an invoice is in one file only, also when two are made at the same moment', async ({
    client,
    assert,
  }) => {
    const desk = await makeCollectionDesk(client)
    const { _id, number } = await desk.collected()
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.collect({ _id })))
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [201, 409, 409, 409]
    )
    const refused = answers.find((answer) => answer.status() === 409)!.body()
    assert.equal(refused.code, 'cannot_collect')
    assert.deepEqual(refused.invoices, [{ _id, number, obstacle: 'collected' }])
    assert.include(refused.error, number)
  })

  test('a withdrawn file sets its invoices and mandates free, one whose money came does not', async ({
    client,
    assert,
  }) => {
    const desk = await makeCollectionDesk(client)
    const invoice = await desk.collected()
    const first = await desk.filed(invoice)
    const mandate = async () =>
      (await desk.get(`/api/clients/${desk.payer._id}/mandates`)).body()[0]
    assert.equal((await mandate()).lastUsedOn, DAY)
    assert.equal((await desk.act(first._id, 'withdraw')).body().state, 'withdrawn')
    assert.isNull((await mandate()).lastUsedOn)
    assert.equal((await desk.act(first._id, 'withdraw')).body().code, 'already_withdrawn')

    const second = await desk.filed(invoice)
    assert.equal(second.debits[0].sequence, 'FRST')
    assert.equal((await desk.act(second._id, 'send')).body().state, 'sent')
    assert.equal((await desk.act(second._id, 'send')).body().code, 'not_open')
    ;(await desk.act(second._id, 'book', { date: DAY })).assertStatus(200)
    assert.equal((await desk.act(second._id, 'withdraw')).body().code, 'already_collected')
  })

  test('the money that the bank credits pays the invoices; what they no longer ask for is credit', async ({
    client,
    assert,
  }) => {
    const desk = await makeCollectionDesk(client)
    const whole = await desk.collected()
    const part = await desk.collected()
    const file = await desk.filed(whole, part)
    await desk.post(`/api/invoices/${part._id}/payments`, { amount: 100, date: '2026-11-28' })
    const seen = (await desk.get(`/api/collections/${file._id}`)).body()
    assert.deepEqual(
      seen.debits.map(({ isChanged }: { isChanged: boolean }) => isChanged),
      [false, true]
    )
    const early = await desk.act(file._id, 'book', { date: '2026-12-13' })
    early.assertStatus(422)
    assert.equal(early.body().code, 'before_collection')
    const booked = await desk.act(file._id, 'book', { date: DAY })
    assert.containSubset(booked.body(), {
      state: 'sent',
      debits: [{ isBooked: true }, { isBooked: true }],
    })
    const { payments, status } = await desk.invoice(whole._id)
    assert.equal(status, 'Paid')
    assert.containSubset(payments, [{ amount: 119, date: DAY, method: 'directDebit' }])
    assert.equal((await desk.invoice(part._id)).open, 0)
    const credits = (await desk.get(`/api/credits?clientId=${desk.payer._id}`)).body()
    assert.containSubset(credits, [{ remaining: 100 }])
    assert.equal((await desk.act(file._id, 'book', { date: DAY })).body().code, 'nothing_to_book')
  })

  test('a direct debit that came back undoes its payment and its fees become an expense', async ({
    client,
    assert,
  }) => {
    const desk = await makeCollectionDesk(client)
    const invoice = await desk.collected()
    const file = await desk.filed(invoice)
    await desk.act(file._id, 'book', { date: DAY })
    const path = `debits/${file.debits[0]._id}/return`
    const body = { date: '2026-12-16', reason: 'AM04', fees: 3.5 }
    const returned = await desk.act(file._id, path, body)
    assert.containSubset(returned.body().debits, [
      { isBooked: false, returnedOn: '2026-12-16', returnReason: 'AM04', returnFees: 3.5 },
    ])
    const open = await desk.invoice(invoice._id)
    assert.containSubset(open, { open: 119, directDebit: { returnedOn: '2026-12-16' } })
    const expenses = (await desk.get('/api/expenses')).body()
    assert.containSubset(expenses, [{ gross: 3.5, status: 'paid', date: '2026-12-16' }])
    assert.equal((await desk.act(file._id, path, body)).body().code, 'already_returned')
    // From then on the client transfers the money.
    const { url } = (await desk.post(`/api/invoices/${invoice._id}/link`)).body()
    const key = new URL(url).hash.slice(1)
    const shared = await client.post('/api/shared-invoices/show').json({ id: invoice._id, key })
    assert.containSubset(shared.body(), {
      collection: null,
      payment: { iban: 'DE75512108001245126199' },
    })
    assert.equal((await desk.collect(invoice)).body().invoices[0].obstacle, 'returned')
  })

  test('a mandate is over after its last direct debit or its only one', async ({
    client,
    assert,
  }) => {
    const desk = await makeCollectionDesk(client)
    const once = await desk.sign({ kind: 'oneOff' })
    const only = await desk.collected({ mandateId: once._id })
    const again = await desk.collected({ mandateId: once._id })
    const twice = await desk.collect(only, again)
    assert.deepEqual(
      twice.body().invoices.map(({ number }: { number: string }) => number),
      [again.number]
    )
    const last = await desk.collected({ mandateId: desk.mandate._id })
    const { debits } = await desk.filed({ ...last, isLast: true }, only)
    assert.sameMembers(
      debits.map(({ sequence }: { sequence: string }) => sequence),
      ['FNAL', 'OOFF']
    )
    const mandates = (await desk.get(`/api/clients/${desk.payer._id}/mandates`)).body()
    assert.deepEqual(
      mandates.map(({ state }: { state: string }) => state),
      ['ended', 'ended']
    )
  })

  test('names why an invoice cannot be collected', async ({ client, assert }) => {
    const desk = await makeCollectionDesk(client)
    const swiss = await desk.sign({ iban: 'CH9300762011623852957' })
    const abroad = await desk.collected({ mandateId: swiss._id })
    const far = await desk.collected({ mandateId: desk.mandate._id, dueDate: '2027-03-01' })
    const revoked = await desk.sign()
    const late = await desk.collected({ mandateId: revoked._id })
    await desk.post(`/api/mandates/${revoked._id}/revoke`)
    const found = await desk.candidates()
    assert.deepEqual(
      Object.fromEntries(found.map(({ _id, obstacle }: Record<string, string>) => [_id, obstacle])),
      { [abroad._id]: 'no_bic', [far._id]: 'too_early', [late._id]: 'mandate_unusable' }
    )
    const transferred = await desk.collected({ mandateId: null })
    assert.equal((await desk.collect(transferred)).body().invoices[0].obstacle, 'nothing_open')
  })

  test('needs an account and a creditor identifier', async ({ client, assert }) => {
    const desk = await makeCollectionDesk(client)
    const invoice = await desk.collected()
    await desk.post('/api/settings', { companyInfo: { creditorId: '' } })
    assert.equal((await desk.collect(invoice)).body().code, 'creditor_id_missing')
    await desk.post('/api/settings', { companyInfo: { creditorId: CREDITOR_ID, iban: '' } })
    assert.equal((await desk.collect(invoice)).body().code, 'account_missing')
  })

  test('is for owners: others reach neither collections nor files', async ({ client }) => {
    const desk = await makeCollectionDesk(client)
    const invoice = await desk.collected()
    const file = await desk.filed(invoice)
    const stranger = await makeCollectionDesk(client)
    const path = `/api/collections/${file._id}`
    ;(await stranger.get(`${path}/file`)).assertStatus(404)
    ;(await stranger.collect(invoice)).assertStatus(404)
    const own = await stranger.filed(await stranger.collected())
    const foreign = `/api/collections/${own._id}/debits/${file.debits[0]._id}/return`
    ;(await stranger.post(foreign, { date: DAY, reason: 'AM04' })).assertStatus(404)
    const member = await makePerson(desk.company.id, 'member')
    ;(await client.get(path).bearerToken(member.token)).assertStatus(403)
  })
})
