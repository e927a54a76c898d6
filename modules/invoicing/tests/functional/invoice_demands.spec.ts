import { test } from '@japa/runner'
import { ADDRESS, LINE, makeDesk } from '#modules/invoicing/factories/invoice_factory'

test.group('Requirements of full invoices', () => {
  test('each reason for no VAT has its note, and the particulars that the law requires', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const business = {
      name: 'Huber GmbH',
      ...ADDRESS,
      country: 'AT',
      postalCode: '1010',
      language: 'de',
    }
    const draft = (taxCategory: string, customClient: object = business) =>
      desk.draft({ customClient, lines: [{ ...LINE, taxRate: 0, taxCategory }] })
    const issue = async ({ _id }: { _id: string }) => desk.post(`/api/invoices/${_id}/issue`)
    const rules = async (made: { _id: string }) =>
      ((await issue(made)).body().fields ?? []).map(({ rule }: { rule: string }) => rule)

    assert.deepEqual(await rules(await draft('S')), ['tax_rate_missing'])
    const reverse = await draft('AE')
    assert.deepEqual(await rules(reverse), ['own_vat_id_missing', 'vat_id_of_client_missing'])
    await desk.post('/api/settings', { companyInfo: { vatId: 'DE136695976' } })
    const told = await issue(await draft('AE', { ...business, vatId: 'ATU12345675' }))
    told.assertStatus(200)
    assert.include(told.body().taxes[0].note, 'Steuerschuldnerschaft des Leistungsempfängers')
    const refused = await desk.post('/api/invoices', { lines: [{ ...LINE, taxCategory: 'AE' }] })
    assert.deepEqual([refused.status(), refused.body().code], [422, 'tax_rate_not_zero'])

    await desk.post('/api/settings', { preferences: { isSmallBusiness: true } })
    assert.deepEqual(await rules(await desk.draft()), ['small_business_without_tax'])
    const small = await issue(await desk.draft({ lines: [{ ...LINE, taxRate: 0 }] }))
    assert.equal(small.body().taxes[0].category, 'E')
    assert.include(small.body().taxes[0].note, '§ 19 UStG')
  })

  test('discounts and periods that cannot be are refused where they stand', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    for (const [body, field] of [
      [{ discountPercent: 5, discountAmount: 5 }, 'discountAmount'],
      [{ discountAmount: 100.01 }, 'discountAmount'],
      [{ lines: [{ ...LINE, discountAmount: 101 }] }, 'lines.0.discountAmount'],
      [{ lines: [{ ...LINE, discountAmount: '0.001' }] }, 'lines.0.discountAmount'],
      [{ serviceUntil: '2026-01-31' }, 'serviceDate'],
      [{ serviceDate: '2026-02-01', serviceUntil: '2026-01-31' }, 'serviceUntil'],
      [
        {
          skonto: [
            { days: 7, percent: 2 },
            { days: 5, percent: 3 },
          ],
        },
        'skonto',
      ],
      [{ lines: [{ description: 'no price' }] }, 'lines.0.quantity'],
    ] as const) {
      const answer = await desk.post('/api/invoices', { lines: [LINE], ...body })
      assert.deepEqual([answer.status(), answer.body().fields[0].field], [422, field])
    }
  })
})
