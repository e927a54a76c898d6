import { test } from '@japa/runner'
import { inTx, reader } from '#core/database/in_tx'
import { makeCompany } from '#modules/auth/factories/company_factory'
import { CLIENT_NUMBERS } from '#modules/clients/client_numbers'
import { INVOICE_NUMBERS } from '#modules/invoicing/public'
import { giveNumber } from '#modules/settings/public'
import { PROJECT_NUMBERS } from '#modules/tasks/project_numbers'

test.group('Number ranges', () => {
  test('two hundred at once get 1 to 200, each once', async ({ assert }) => {
    const { company } = await makeCompany()
    const given = await Promise.all(
      Array.from({ length: 200 }, () =>
        inTx(() => giveNumber(company, INVOICE_NUMBERS.invoice, '2026-05-04'))
      )
    )
    const sequences = given.map(({ sequence }) => sequence).sort((a, b) => a - b)
    assert.deepEqual(
      sequences,
      Array.from({ length: 200 }, (_, index) => index + 1)
    )
    assert.equal(new Set(given.map(({ number }) => number)).size, 200)
    assert.include(
      given.map(({ number }) => number),
      'RE-2026-0200'
    )
  })

  test('a transaction that fails gives its number back', async ({ assert }) => {
    const { company } = await makeCompany()
    await inTx(() => giveNumber(company, CLIENT_NUMBERS, '2026-01-01'))
    const failing = inTx(async () => {
      await giveNumber(company, CLIENT_NUMBERS, '2026-01-01')
      throw new Error('the mail of the client is wrong')
    })
    await assert.rejects(() => failing)
    const next = await inTx(() => giveNumber(company, CLIENT_NUMBERS, '2026-01-01'))
    assert.deepEqual(next, { number: 'K-0002', sequence: 2 })
  })

  test('mixed failures under load leave no gap', async ({ assert }) => {
    const { company } = await makeCompany()
    const tries = await Promise.allSettled(
      Array.from({ length: 60 }, (_, index) =>
        inTx(async () => {
          const given = await giveNumber(company, INVOICE_NUMBERS.invoice, '2026-05-04')
          if (index % 5 === 0) throw new Error('refused')
          return given.sequence
        })
      )
    )
    const given = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    assert.sameMembers(
      given,
      Array.from({ length: 48 }, (_, index) => index + 1)
    )
  })

  test('each year counts for itself, also for a backdated record', async ({ assert }) => {
    const { company } = await makeCompany()
    const give = async (day: string) =>
      (await inTx(() => giveNumber(company, INVOICE_NUMBERS.invoice, day))).number
    assert.equal(await give('2025-12-31'), 'RE-2025-0001')
    assert.equal(await give('2026-01-01'), 'RE-2026-0001')
    assert.equal(await give('2025-12-30'), 'RE-2025-0002')
    assert.equal(await give('2026-01-02'), 'RE-2026-0002')
  })

  test('companies do not share a counter', async ({ assert }) => {
    const [one, other] = [await makeCompany(), await makeCompany()]
    await inTx(() => giveNumber(one.company, PROJECT_NUMBERS, '2026-01-01'))
    const given = await inTx(() => giveNumber(other.company, PROJECT_NUMBERS, '2026-01-01'))
    assert.equal(given.number, 'P-0001')
  })

  test('no number is given outside a transaction', async ({ assert }) => {
    const { company } = await makeCompany()
    await assert.rejects(
      () => giveNumber(company, INVOICE_NUMBERS.invoice, '2026-01-01'),
      'A write outside inTx().'
    )
    const counters = await reader().from('number_counters').where('company_id', company.id)
    assert.lengthOf(counters, 0)
  })

  test('no two kinds of invoices can bear the same number', async ({ client, assert }) => {
    const { owner } = await makeCompany()
    const change = (...numberRanges: { kind: string; pattern: string; resetsYearly?: boolean }[]) =>
      client.post('/api/settings').bearerToken(owner.token).json({ numberRanges })

    const alike = [
      { kind: 'cancellation', pattern: 'RE-{YYYY}-{####}' },
      { kind: 'creditNote', pattern: 'RE-{YYYY}-{#####}' },
      { kind: 'invoice', pattern: 'ST-{YYYY}-{####}' },
    ]
    for (const range of alike) {
      const refused = await change(range)
      refused.assertStatus(422)
      assert.deepInclude(refused.body().fields[0], {
        field: 'numberRanges.0.pattern',
        rule: 'number_repeats',
      })
    }
    const parted = await change(
      { kind: 'invoice', pattern: '1{####}', resetsYearly: false },
      { kind: 'cancellation', pattern: '2{####}', resetsYearly: false }
    )
    parted.assertStatus(200)
    const swapped = await change(
      { kind: 'invoice', pattern: '2{####}' },
      { kind: 'cancellation', pattern: '1{####}' }
    )
    swapped.assertStatus(200)
    const ofAnotherKind = await change({ kind: 'client', pattern: '2{####}' })
    ofAnotherKind.assertStatus(200)
  })
})
