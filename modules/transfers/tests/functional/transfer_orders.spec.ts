import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeTransferDesk, OWN_IBAN, VENDOR_IBAN } from '#modules/transfers/tests/transfer_desk'

test.group('Row 163: bank transfers as a SEPA file', () => {
  test('open expenses become one file with each transfer, its purpose and the sum', async ({
    client,
    assert,
  }) => {
    const desk = await makeTransferDesk(client)
    const paper = await desk.unpaid({ vendor: 'Müller & Söhne „Papier“ GmbH' })
    const rent = await desk.unpaid({
      vendor: 'Vermieter',
      reference: '',
      vendorIban: 'AT611904300234573201',
      lines: [{ category: 'rent', amount: 1_200.5, taxRate: 0 }],
    })
    const made = await desk.order([rent._id, paper._id])
    made.assertStatus(201)
    assert.containSubset(made.body(), { state: 'open', count: 2, total: 1_319.5, iban: OWN_IBAN })

    const file = await desk.fileOf(made.body()._id)
    assert.deepInclude(file, {
      executeOn: desk.day,
      iban: OWN_IBAN,
      bank: 'COBADEFFXXX',
      address: { StrtNm: 'Grosse Strasse 7', PstCd: '50667', TwnNm: 'Koeln', Ctry: 'DE' },
    })
    assert.deepEqual(
      file.transfers.map(({ id: _, ...transfer }) => transfer),
      [
        {
          creditor: 'Vermieter',
          iban: 'AT611904300234573201',
          address: {},
          amount: '1200.50',
          purpose: rent.number,
        },
        {
          creditor: "Mueller + Soehne 'Papier' GmbH",
          iban: VENDOR_IBAN,
          address: {},
          amount: '119.00',
          purpose: `Invoice R-77, ${paper.number}`,
        },
      ]
    )
    assert.equal((await desk.fileOf(made.body()._id)).text, file.text)
  })

  test('names the address of a vendor in its parts, as it was when the order was made', async ({
    client,
    assert,
  }) => {
    const desk = await makeTransferDesk(client)
    const place = { street: 'Große Gasse 3', postalCode: '8010', city: 'Graz', country: 'AT' }
    const vendor = await desk.post('/api/vendors', { name: 'Papierhaus', ...place })
    vendor.assertStatus(201)
    const made = await desk.order([(await desk.unpaid({ vendor: 'Papierhaus' }))._id])
    const { _id, version } = vendor.body()
    const moved = { name: 'Papierhaus', ...place, city: 'Wien', version }
    ;(await desk.put(`/api/vendors/${_id}`, moved)).assertStatus(200)
    const [transfer] = (await desk.fileOf(made.body()._id)).transfers
    assert.deepEqual(transfer?.address, {
      StrtNm: 'Grosse Gasse 3',
      PstCd: '8010',
      TwnNm: 'Graz',
      Ctry: 'AT',
    })
  })

  test('the list of what is to be paid says why an expense cannot be transferred', async ({
    client,
    assert,
  }) => {
    const desk = await makeTransferDesk(client)
    const ordered = await desk.unpaid({ vendor: 'Ordered' })
    await desk.unpaid({ vendor: 'Free' })
    await desk.unpaid({ vendor: 'Unknown account', vendorIban: null })
    await desk.unpaid({ vendor: 'Dollars', currency: 'USD', exchangeRate: 0.9 })
    await desk.unpaid({ vendor: 'Far away', vendorIban: 'BR1800360305000010009795493C1' })
    await desk.unpaid({ vendor: '紙屋' })
    await desk.expense({ vendor: 'Paid' })
    ;(await desk.order([ordered._id])).assertStatus(201)
    const found = await desk.candidates()
    assert.deepEqual(
      Object.fromEntries(
        found.map(({ vendor, obstacle }: Record<string, string>) => [vendor, obstacle])
      ),
      {
        Ordered: 'ordered',
        Free: null,
        'Unknown account': 'no_iban',
        Dollars: 'other_currency',
        'Far away': 'not_in_sepa',
        紙屋: 'no_name',
      }
    )
  })

  test('an expense is in one order only, also when two are made at the same moment', async ({
    client,
    assert,
  }) => {
    const desk = await makeTransferDesk(client)
    const { _id, number } = await desk.unpaid()
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.order([_id])))
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [201, 409, 409, 409]
    )
    const refused = answers.find((answer) => answer.status() === 409)!.body()
    assert.equal(refused.code, 'cannot_pay')
    assert.deepEqual(refused.expenses, [{ _id, number, obstacle: 'ordered' }])
    assert.include(refused.error, number)
  })

  test('a withdrawn order gives its expenses free; one that was carried out pays them', async ({
    client,
    assert,
  }) => {
    const desk = await makeTransferDesk(client)
    const { _id } = await desk.unpaid()
    const first = (await desk.order([_id])).body()
    const withdrawn = await desk.post(`/api/transfer-orders/${first._id}/withdraw`)
    assert.equal(withdrawn.body().state, 'withdrawn')
    const second = (await desk.order([_id])).body()
    const path = `/api/transfer-orders/${second._id}`
    const executed = await desk.post(`${path}/execute`, { date: desk.day })
    assert.containSubset(executed.body(), {
      state: 'executed',
      transfers: [{ expenseId: _id, paidDate: desk.day, isChanged: false }],
    })
    const expense = (await desk.get(`/api/expenses/${_id}`)).body()
    assert.containSubset(expense, { status: 'paid', paidDate: desk.day })
    for (const step of ['execute', 'withdraw']) {
      const again = await desk.post(`${path}/${step}`, { date: desk.day })
      again.assertStatus(409)
      assert.equal(again.body().code, 'not_open')
    }
  })

  test('an order shows which of its expenses have changed since', async ({ client, assert }) => {
    const desk = await makeTransferDesk(client)
    const changed = await desk.unpaid()
    const deleted = await desk.unpaid()
    const order = (await desk.order([changed._id, deleted._id])).body()
    const dearer = [{ category: 'officeSupplies', amount: 200, taxRate: 19 }]
    await desk.put(`/api/expenses/${changed._id}`, { lines: dearer })
    ;(await desk.remove(`/api/expenses/${deleted._id}`)).assertStatus(204)
    const { transfers } = (await desk.get(`/api/transfer-orders/${order._id}`)).body()
    assert.containSubset(transfers, [
      { isChanged: true, isDeleted: false, amount: 119 },
      { isChanged: false, isDeleted: true, amount: 119 },
    ])
  })

  test('row 163: a transfer pays less Skonto until its last day, and the expense is paid in full', async ({
    client,
    assert,
  }) => {
    const desk = await makeTransferDesk(client)
    const terms = { skontoPercent: 3, skontoDate: addDays(desk.day, 5) }
    const intime = await desk.unpaid(terms)
    const late = await desk.unpaid({ ...terms, skontoDate: addDays(desk.day, 1) })
    const [candidate] = await desk.candidates()
    assert.containSubset(candidate, { amount: 119, skonto: 3.57, skontoDate: terms.skontoDate })
    const order = (await desk.order([intime._id, late._id], addDays(desk.day, 2))).body()
    assert.containSubset(order, {
      total: 234.43,
      transfers: [
        { amount: 115.43, skonto: 3.57, isChanged: false },
        { amount: 119, skonto: 0 },
      ],
    })
    const { transfers } = await desk.fileOf(order._id)
    assert.deepEqual(
      transfers.map(({ amount }) => amount),
      ['115.43', '119.00']
    )
    const path = `/api/transfer-orders/${order._id}/execute`
    ;(await desk.post(path, { date: addDays(desk.day, 2) })).assertStatus(200)
    for (const [{ _id }, isTaken] of [
      [intime, true],
      [late, false],
    ] as const) {
      const expense = (await desk.get(`/api/expenses/${_id}`)).body()
      assert.containSubset(expense, { status: 'paid', skonto: { isTaken } })
    }
  })

  test('row 163: a vendor’s credit note is taken off the transfers to the same account', async ({
    client,
    assert,
  }) => {
    const desk = await makeTransferDesk(client)
    const lines = [{ category: 'officeSupplies', amount: -19, taxRate: 19 }]
    const invoice = await desk.unpaid()
    const credit = await desk.unpaid({ lines, reference: 'G-3' })
    const rent = await desk.unpaid({ vendor: 'Vermieter', vendorIban: 'AT611904300234573201' })
    const refused = await desk.order([credit._id, rent._id])
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'nothing_left')
    const order = (await desk.order([invoice._id, credit._id, rent._id])).body()
    assert.containSubset(order, { count: 2, total: 219 })
    const { transfers } = await desk.fileOf(order._id)
    assert.deepEqual(
      transfers.map(({ amount, purpose }) => [amount, purpose]),
      [
        ['100.00', `Invoice R-77, ${invoice.number}, Credit note G-3, ${credit.number}`],
        ['119.00', `Invoice R-77, ${rent.number}`],
      ]
    )
    ;(
      await desk.post(`/api/transfer-orders/${order._id}/execute`, { date: desk.day })
    ).assertStatus(200)
    const paid = (await desk.get(`/api/expenses/${credit._id}`)).body()
    assert.equal(paid.status, 'paid')
  })

  test('a day that is over, one too far away and a company without an account are refused', async ({
    client,
    assert,
  }) => {
    const desk = await makeTransferDesk(client)
    const { _id } = await desk.unpaid()
    for (const [day, code] of [
      [addDays(desk.day, -1), 'day_over'],
      [addDays(desk.day, 91), 'day_too_far'],
    ] as const) {
      const refused = await desk.order([_id], day)
      refused.assertStatus(422)
      assert.containSubset(refused.body(), { code, fields: [{ field: 'executeOn' }] })
    }
    await desk.post('/api/settings', { companyInfo: { iban: '' } })
    const refused = await desk.order([_id])
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'account_missing')
  })

  test('is for owners: others reach neither orders nor files', async ({ client }) => {
    const desk = await makeTransferDesk(client)
    const order = (await desk.order([(await desk.unpaid())._id])).body()
    const stranger = await makeTransferDesk(client)
    const path = `/api/transfer-orders/${order._id}`
    ;(await stranger.get(`${path}/file`)).assertStatus(404)
    ;(await stranger.order([order.transfers[0].expenseId])).assertStatus(404)
    const member = await makePerson(desk.company.id, 'member')
    ;(await client.get(path).bearerToken(member.token)).assertStatus(403)
  })
})
