import { test } from '@japa/runner'
import fc from 'fast-check'
import { addDays, type Day } from '#core/clock'
import { parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { RUNS } from '#core/tests/unit/money/arbitraries'
import {
  type Debtor,
  defaultInterest,
  type InterestPeriod,
} from '#modules/reminders/rules/interest'
import type { Debt } from '#modules/reminders/rules/open_spans'

const rate = (from: Day, percent: string) => ({
  from,
  percent: parseDecimal(percent),
  isVerified: true,
})
/** 1.27 + 9 = 10.27 for businesses from 2027 on, one more from July 2028 on. */
const RATES = [rate('2027-01-01', '1.27'), rate('2028-07-01', '2.27')]

const debt = (total: bigint, ...settled: [day: Day, amount: bigint][]): Debt => ({
  total: minor(total),
  settled: settled.map(([day, amount]) => ({ day, amount: minor(amount) })),
})

const periodsOf = (owed: Debt, from: Day, until: Day, debtor: Debtor = 'business') =>
  defaultInterest(owed, { from, until, debtor }, RATES).periods.map(lineOf)

const lineOf = ({ from, until, open, percent, amount }: InterestPeriod) => [
  from,
  until,
  Number(open),
  percent,
  Number(amount),
]

test.group('Interest by period of the open amount', () => {
  test('a part payment lowers the amount from the day after its receipt', ({ assert }) => {
    // 1000.00 × 10.27 % × 10 / 365 = 2.8136…; 400.00 × 10.27 % × 20 / 365 = 2.2509…
    assert.deepEqual(
      periodsOf(debt(100_000n, ['2027-03-10', 60_000n]), '2027-03-01', '2027-03-30'),
      [
        ['2027-03-01', '2027-03-10', 100_000, '10.27', 281],
        ['2027-03-11', '2027-03-30', 40_000, '10.27', 225],
      ]
    )
  })

  test('one on the day on which interest starts still bears interest for that day', ({
    assert,
  }) => {
    assert.deepEqual(
      periodsOf(debt(100_000n, ['2027-03-01', 60_000n]), '2027-03-01', '2027-03-30'),
      [
        ['2027-03-01', '2027-03-01', 100_000, '10.27', 28],
        ['2027-03-02', '2027-03-30', 40_000, '10.27', 326],
      ]
    )
  })

  test('one from before then counts for the whole time, one after the reminder not at all', ({
    assert,
  }) => {
    const owed = debt(100_000n, ['2027-02-28', 60_000n], ['2027-03-31', 10_000n])
    assert.deepEqual(periodsOf(owed, '2027-03-01', '2027-03-30'), [
      ['2027-03-01', '2027-03-30', 40_000, '10.27', 338],
    ])
  })

  test('one on the day of the reminder leaves that day as it was', ({ assert }) => {
    assert.deepEqual(
      periodsOf(debt(100_000n, ['2027-03-30', 60_000n]), '2027-03-01', '2027-03-30'),
      [['2027-03-01', '2027-03-30', 100_000, '10.27', 844]]
    )
  })

  test('nothing is owed for days on which nothing was open', ({ assert }) => {
    assert.deepEqual(
      periodsOf(debt(100_000n, ['2027-03-10', 100_000n]), '2027-03-01', '2027-03-30'),
      [['2027-03-01', '2027-03-10', 100_000, '10.27', 281]]
    )
    assert.deepEqual(
      periodsOf(debt(100_000n, ['2027-02-10', 120_000n]), '2027-03-01', '2027-03-30'),
      []
    )
  })

  test('a day is a 366th of a leap year, so a whole year bears its whole rate', ({ assert }) => {
    const whole = (year: number) =>
      periodsOf(debt(100_000n), `${year}-01-01`, `${year}-12-31`, 'consumer')
    assert.deepEqual(whole(2027), [['2027-01-01', '2027-12-31', 100_000, '6.27', 6270]])
    assert.deepEqual(periodsOf(debt(100_000n), '2027-12-31', '2028-07-01'), [
      ['2027-12-31', '2027-12-31', 100_000, '10.27', 28],
      ['2028-01-01', '2028-06-30', 100_000, '10.27', 5107],
      ['2028-07-01', '2028-07-01', 100_000, '11.27', 31],
    ])
    // 182 of 366 days at 6.27 % and 184 at 7.27 %.
    assert.deepEqual(whole(2028).at(-1)?.at(-1), 3655)
  })

  test('every day bears interest once, on the amount open on it and at the rate of its time', () => {
    fc.assert(
      fc.property(anyCase, ({ owed, from, until, debtor, rates }) => {
        const found = defaultInterest(owed, { from, until, debtor }, rates)
        const slow = byDays(owed, { from, until, debtor, rates })
        return (
          JSON.stringify(found.periods.map(lineOf)) === JSON.stringify(slow.lines) &&
          found.amount === slow.amount
        )
      }),
      RUNS
    )
  })
})

const POINTS = { consumer: 5_000_000n, business: 9_000_000n }
const FIRST = '2027-11-20'
const anyDay = (most: number) =>
  fc.integer({ min: 0, max: most }).map((days) => addDays(FIRST, days))

/** Up to five settlements, sometimes on one day, within ten weeks around a turn of the year into a leap year. */
const anyCase = fc
  .record({
    parts: fc.array(fc.record({ day: anyDay(70), amount: fc.bigInt({ min: 1n, max: 40_000n }) }), {
      maxLength: 5,
    }),
    rest: fc.bigInt({ min: 0n, max: 90_000n }),
    from: anyDay(60),
    days: fc.integer({ min: -1, max: 40 }),
    debtor: fc.constantFrom<Debtor>('consumer', 'business'),
    percents: fc.array(fc.constantFrom('-7', '-0.88', '1.27', '3.62'), {
      minLength: 1,
      maxLength: 3,
    }),
    firsts: fc.uniqueArray(anyDay(70), { minLength: 3, maxLength: 3 }),
  })
  .map(({ parts, rest, from, days, debtor, percents, firsts }) => ({
    owed: {
      total: minor(parts.reduce((sum, { amount }) => sum + amount, rest)),
      settled: parts.map(({ day, amount }) => ({ day, amount: minor(amount) })),
    },
    from,
    until: addDays(from, days),
    debtor,
    rates: percents.map((percent, index) => rate(firsts.toSorted()[index]!, percent)),
  }))

interface Case {
  from: Day
  until: Day
  debtor: Debtor
  rates: ReturnType<typeof rate>[]
}

/** The same by walking through the days one by one, with exact fractions of 365 × 366. */
function byDays({ total, settled }: Debt, { from, until, debtor, rates }: Case) {
  const lines: {
    key: string
    from: Day
    until: Day
    open: bigint
    percent: bigint
    exact: bigint
  }[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) {
    let open: bigint = total
    for (const one of settled) if (one.day < day) open -= one.amount
    let base: bigint | undefined
    for (const one of rates) if (one.from <= day) base = one.percent
    if (base === undefined || base + POINTS[debtor] <= 0n || open <= 0n) continue
    const percent = base + POINTS[debtor]
    const isLeap = day.startsWith('2028')
    const exact = open * percent * (isLeap ? 365n : 366n)
    const key = `${open} ${percent} ${isLeap}`
    const last = lines.at(-1)
    if (last?.key === key && addDays(last.until, 1) === day) {
      last.until = day
      last.exact += exact
    } else lines.push({ key, from: day, until: day, open, percent, exact })
  }
  const amounts = lines.map(({ exact }) => {
    const unit = 100_000_000n * 365n * 366n
    const whole = exact / unit
    return (exact - whole * unit) * 2n >= unit ? whole + 1n : whole
  })
  return {
    lines: lines.map((line, index) => [
      line.from,
      line.until,
      Number(line.open),
      String(Number(line.percent) / 1_000_000),
      Number(amounts[index]),
    ]),
    amount: amounts.reduce((sum, amount) => sum + amount, 0n),
  }
}
