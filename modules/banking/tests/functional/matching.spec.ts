import { test } from '@japa/runner'
import { IBAN_OF_CLIENT, makeBankDesk } from '../bank_desk.js'

const SKONTO = [{ days: 10, percent: 2 }]

test.group('Matching', () => {
  test('row 58: an invoice is found by its number, however the bank has written it', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const invoice = await desk.invoice()
    const number: string = invoice.number
    const ways = [
      number,
      number.replaceAll('-', ' '),
      number.replaceAll('-', ''),
      `RE${number}`.slice(2).toLowerCase(),
      `SVWZ ${number.slice(0, 5)} ${number.slice(5)} DANKE`,
      `Zahlung zu ${number}, vielen Dank`,
    ]
    for (const [index, purpose] of ways.entries()) {
      const entry = await desk.credit({ amount: '119.00', purpose, date: `2026-03-0${index + 1}` })
      assert.containsSubset(
        entry.suggestions,
        [
          {
            confidence: 'sure',
            reasons: ['number', 'amount'],
            left: 0,
            allocations: [{ invoiceId: invoice._id, number, amount: 119, skonto: 0, open: 119 }],
          },
        ],
        purpose
      )
      assert.lengthOf(entry.suggestions, 1, purpose)
    }
  })

  test('row 58: a number inside another number is not found', async ({ client, assert }) => {
    const desk = await makeBankDesk(client)
    const { number } = await desk.invoice()
    const entry = await desk.credit({ amount: '50.00', purpose: `${number}9 und 4${number}` })
    assert.deepEqual(entry.suggestions, [])
  })

  test('row 58: less Skonto is exact while it holds, and a part afterwards', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const body = { skonto: SKONTO, date: '2026-03-01' }
    const { _id, number } = await desk.invoice(body)
    const late = await desk.credit({ amount: '116.62', purpose: number, date: '2026-03-12' })
    assert.containsSubset(late.suggestions, [{ confidence: 'likely', reasons: ['number'] }])
    const timely = await desk.credit({ amount: '116.62', purpose: number, date: '2026-03-11' })
    assert.containsSubset(timely.suggestions, [
      {
        confidence: 'sure',
        reasons: ['number', 'amount', 'skonto'],
        allocations: [{ amount: 116.62, skonto: 2.38 }],
      },
    ])
    ;(await desk.confirm(timely)).assertStatus(200)
    assert.equal((await desk.read(`invoices/${_id}`)).status, 'Paid')
    assert.deepEqual(await desk.faults(), [])
  })

  test('row 58: without a number by the amount, the name and the account of a client', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const first = await desk.invoice()
    await desk.invoice({ clientId: null, customClient: { name: 'Anna Muster' } })
    const guess = await desk.credit({ amount: '119.00', purpose: 'Danke', date: '2026-03-01' })
    assert.deepEqual(
      guess.suggestions.map(({ confidence }: { confidence: string }) => confidence),
      ['possible', 'possible']
    )
    const named = await desk.credit({
      amount: '119.00',
      purpose: 'Merci',
      date: '2026-03-02',
      iban: IBAN_OF_CLIENT,
      name: 'BÄCKEREI KORN GMBH',
    })
    assert.lengthOf(named.suggestions, 1)
    assert.containsSubset(named.suggestions, [
      {
        confidence: 'likely',
        reasons: ['amount', 'name'],
        allocations: [{ invoiceId: first._id }],
      },
    ])
    ;(await desk.confirm(named)).assertStatus(200)

    const second = await desk.invoice()
    const known = await desk.credit({
      amount: '119.00',
      purpose: 'Thanks',
      date: '2026-03-03',
      iban: IBAN_OF_CLIENT,
      name: 'Korn',
    })
    assert.containsSubset(known.suggestions, [
      {
        confidence: 'sure',
        reasons: ['amount', 'iban', 'name'],
        allocations: [{ invoiceId: second._id }],
      },
    ])
  })

  test('row 58: a purpose with the number of a paid invoice matches no other one', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const paid = await desk.invoice()
    const from = { amount: '119.00', iban: IBAN_OF_CLIENT, name: 'Korn' }
    await desk.confirm(await desk.credit({ ...from, purpose: paid.number }))
    const { _id } = await desk.invoice()
    const again = await desk.credit({ ...from, purpose: `${paid.number} noch einmal` })
    assert.containsSubset(again.suggestions, [
      {
        confidence: 'likely',
        reasons: ['amount', 'iban', 'name'],
        allocations: [{ invoiceId: _id }],
      },
    ])
  })

  test('money that came before an invoice was written is not surely for it', async ({
    client,
    assert,
  }) => {
    const desk = await makeBankDesk(client)
    const { number } = await desk.invoice({ date: '2026-03-03' })
    const early = await desk.credit({ amount: '119.00', purpose: number, date: '2026-03-02' })
    assert.containsSubset(early.suggestions, [
      { confidence: 'likely', reasons: ['number', 'amount', 'early'] },
    ])
    const purpose = `${number} am selben Tag`
    const onTheDay = await desk.credit({ amount: '119.00', purpose, date: '2026-03-03' })
    assert.containsSubset(onTheDay.suggestions, [
      { confidence: 'sure', reasons: ['number', 'amount'] },
    ])
  })

  test('entries in another currency get no suggestion', async ({ client, assert }) => {
    const desk = await makeBankDesk(client)
    const { _id, number } = await desk.invoice()
    const entry = await desk.credit({ amount: '119.00', currency: 'USD', purpose: number })
    assert.deepEqual(entry.suggestions, [])
    const body = { allocations: [{ invoiceId: _id, amount: 119 }] }
    const answer = await desk.post(`/api/bank-entries/${entry._id}/match`, body)
    answer.assertStatus(422)
    assert.equal(answer.body().code, 'other_currency')
  })
})
