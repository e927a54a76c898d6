import { test } from '@japa/runner'
import { parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { KNOWN_RATES, mergedRates, ownRates } from '#modules/reminders/rules/base_rates'
import { claimsOf, debtorOf } from '#modules/reminders/rules/claims'
import { defaultInterest, type Interest } from '#modules/reminders/rules/interest'

const rate = (from: string, percent: string) => ({ from, percent: parseDecimal(percent) })
const RATES = mergedRates([rate('2025-01-01', '2.27')])
const owing = (open: bigint) => ({ total: minor(open), settled: [] })
const EURO = { currency: 'EUR', today: '2026-05-31', rates: RATES }

const daysAndRates = ({ periods }: Interest) => periods.map(({ days, percent }) => [days, percent])

test.group('Default interest (§ 288 BGB)', () => {
  // By hand: 1000.00 × 6.27 % × 30 / 365 = 5.1534… and 1000.00 × 10.27 % × 30 / 365 = 8.4410…
  test('{0}: points above the base rate, per day by 365, rounded to a cent')
    .with([
      ['consumer', 515n, '6.27'],
      ['business', 844n, '10.27'],
    ] as const)
    .run(({ assert }, [debtor, amount, percent]) => {
      const span = { from: '2026-05-02', until: '2026-05-31' }
      const found = defaultInterest(owing(100_000n), { ...span, debtor }, RATES)
      const period = { ...span, open: minor(100_000n), days: 30, percent, amount: minor(amount) }
      assert.deepEqual(found, { amount: minor(amount), periods: [period] })
    })

  test('across a change each day bears the base rate of that day', ({ assert }) => {
    // From 21.06.2025 until 10.07.2025: 10 days (21. to 30.6.) at 2.27 + 9, 10 days (1. to 10.7.) at 1.27 + 9.
    // 1000.00 × (11.27 × 10 + 10.27 × 10) / 36 500 = 215.4 × 1000 / 36 500 = 5.9013…
    const found = defaultInterest(
      owing(100_000n),
      { from: '2025-06-21', until: '2025-07-10', debtor: 'business' },
      RATES
    )
    assert.equal(found.amount, 590n)
    assert.deepEqual(daysAndRates(found), [
      [10, '11.27'],
      [10, '10.27'],
    ])
  })

  test('a change to the same rate is shown as one period', ({ assert }) => {
    const found = defaultInterest(
      owing(100_000n),
      { from: '2025-12-31', until: '2026-01-05', debtor: 'consumer' },
      RATES
    )
    assert.deepEqual(daysAndRates(found), [[6, '6.27']])
  })

  test('half a cent goes up', ({ assert }) => {
    // 365.00 × 5 % × 1 / 365 = 0.05; 36.50 gives exactly half a cent.
    const even = [{ ...rate('2020-01-01', '0'), isVerified: true }]
    const of = (open: bigint) =>
      defaultInterest(
        owing(open),
        { from: '2021-01-02', until: '2021-01-02', debtor: 'consumer' },
        even
      ).amount
    assert.deepEqual([of(36_500n), of(3650n), of(3649n)], [minor(5n), minor(1n), minor(0n)])
  })

  test('nothing before the first day that bears interest, and before the first known rate', ({
    assert,
  }) => {
    const of = (from: string, until: string) =>
      defaultInterest(owing(100_000n), { from, until, debtor: 'business' }, KNOWN_RATES)
    for (const [from, until] of [
      ['2026-05-11', '2026-05-01'],
      ['2026-05-11', '2026-05-10'],
      ['2024-05-11', '2024-06-10'],
    ]) {
      assert.deepEqual(of(from!, until!), { periods: [], amount: minor(0n) })
    }
    assert.deepEqual(daysAndRates(of('2025-06-21', '2025-07-10')), [[10, '10.27']])
  })

  test('a company overrides and adds rates; what we know ourselves is not kept as its own', ({
    assert,
  }) => {
    const table = mergedRates([rate('2026-07-01', '1.5'), rate('2027-01-01', '1.6')])
    assert.deepEqual(
      table.map(({ from, isVerified }) => [from, isVerified]),
      [
        ['2025-07-01', true],
        ['2026-01-01', true],
        ['2026-07-01', true],
        ['2027-01-01', true],
      ]
    )
    assert.deepEqual(
      ownRates(table).map(({ from }) => from),
      ['2026-07-01', '2027-01-01']
    )
  })
})

test.group('Claims of a reminder', () => {
  const level = {
    fee: minor(250n),
    currency: 'EUR',
    chargesInterest: false,
    chargesFlatSum: true,
  }
  const late = {
    dueOn: '2026-05-01',
    open: minor(11_900n),
    ...owing(11_900n),
    start: { ground: 'agreedDay' as const, from: '2026-05-02' },
  }

  test('the flat sum comes once per invoice in default, from businesses, and takes the fee in', ({
    assert,
  }) => {
    const business = claimsOf([late, late], level, { ...EURO, debtor: debtorOf('business') })
    assert.deepEqual([business.flatSum, business.fee, business.total], [
      8000n,
      0n,
      31_800n,
    ] as const)
    const consumer = claimsOf([late, late], level, { ...EURO, debtor: debtorOf('person') })
    assert.deepEqual([consumer.flatSum, consumer.fee, consumer.total], [0n, 250n, 24_050n] as const)
  })

  test('no fee before somebody is late, and none in another currency', ({ assert }) => {
    const asked = { ...level, chargesFlatSum: false }
    const early = { ...late, dueOn: '2026-05-31', start: null }
    assert.equal(claimsOf([early], asked, { ...EURO, debtor: 'consumer' }).fee, 0n)
    assert.equal(claimsOf([late], asked, { ...EURO, currency: 'USD', debtor: 'consumer' }).fee, 0n)
    assert.equal(claimsOf([late], asked, { ...EURO, debtor: 'consumer' }).fee, 250n)
  })

  test('who is not known to be a business is a consumer', ({ assert }) => {
    assert.deepEqual(
      [debtorOf('business'), debtorOf('public'), debtorOf('person'), debtorOf(undefined)],
      ['business', 'business', 'consumer', 'consumer']
    )
  })
})
