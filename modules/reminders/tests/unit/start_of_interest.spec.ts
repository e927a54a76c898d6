import { test } from '@japa/runner'
import fc from 'fast-check'
import { addDays, type Day } from '#core/clock'
import { parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { claimsOf } from '#modules/reminders/rules/claims'
import { type DefaultFacts, startOfInterest } from '#modules/reminders/rules/start_of_interest'

const FIRST = '2026-01-01'
const LONG_AGO = { from: '2020-01-01', percent: parseDecimal('1.27'), isVerified: true }

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays(FIRST, days))
const maybe = fc.option(day, { nil: null })
const facts: fc.Arbitrary<DefaultFacts> = fc.record({
  isGerman: fc.constant(true),
  debtor: fc.constantFrom('consumer', 'business'),
  dueOn: day,
  isDueAgreed: fc.boolean(),
  remindedOn: fc.array(day, { maxLength: 4 }),
  receivedOn: maybe,
  servedOn: maybe,
  warnsOfDefault: fc.boolean(),
})

/** Whether the client is in default on a day, as a judge would ask. */
function isInDefaultOn(history: DefaultFacts, today: Day) {
  const { dueOn, receivedOn, servedOn, debtor } = history
  if (history.isDueAgreed && today > dueOn) return true
  if (history.remindedOn.some((reminded) => reminded > dueOn && today > reminded)) return true
  if (debtor === 'consumer' && !history.warnsOfDefault) return false
  const received = receivedOn ?? (debtor === 'business' ? servedOn : null)
  if (received === null) return false
  const grace = [dueOn, received].map((each) => addDays(each, 30))
  return grace.every((last) => today > last)
}

const RUNS = { numRuns: 300 }

test.group('The start of interest (§ 286 BGB)', () => {
  test('is the first day on which any ground holds, and there is none without a ground', ({
    assert,
  }) => {
    fc.assert(
      fc.property(facts, (history) => {
        const start = startOfInterest(history)
        if (!start) return assert.isFalse(isInDefaultOn(history, '2099-12-31'))
        assert.isTrue(isInDefaultOn(history, start.from))
        assert.isFalse(isInDefaultOn(history, addDays(start.from, -1)))
      }),
      RUNS
    )
  })

  test('never moves back when a ground comes later', ({ assert }) => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 60 }), (history, days) => {
        const later = (each: Day | null) => each && addDays(each, days)
        const before = startOfInterest(history)
        const changes: Partial<DefaultFacts>[] = [
          { receivedOn: later(history.receivedOn) },
          { servedOn: later(history.servedOn) },
          { isDueAgreed: false },
          { warnsOfDefault: false },
        ]
        for (const change of changes) {
          const after = startOfInterest({ ...history, ...change })
          if (after) assert.isTrue(before !== null && before.from <= after.from)
        }
        const due = { ...history, dueOn: addDays(history.dueOn, days), remindedOn: [] }
        const without = startOfInterest({ ...history, remindedOn: [] })
        const after = startOfInterest(due)
        if (after) assert.isTrue(without !== null && without.from <= after.from)
      }),
      RUNS
    )
  })

  test('never moves forward when another reminder is sent', ({ assert }) => {
    fc.assert(
      fc.property(facts, day, (history, another) => {
        const before = startOfInterest(history)
        const more = { ...history, remindedOn: [...history.remindedOn, another] }
        const after = startOfInterest(more)
        if (before) assert.isTrue(after !== null && after.from <= before.from)
      }),
      RUNS
    )
  })

  test('decides alone what is asked: nothing before it, a day more on each day after it', ({
    assert,
  }) => {
    const level = { fee: minor(0n), currency: 'EUR', chargesInterest: true, chargesFlatSum: true }
    fc.assert(
      fc.property(facts, day, (history, today) => {
        const start = startOfInterest(history)
        const open = minor(36_500n)
        const owed = { dueOn: history.dueOn, open, total: open, settled: [], start }
        const situation = { today, currency: 'EUR', debtor: history.debtor, rates: [LONG_AGO] }
        const claims = claimsOf([owed], level, situation)
        const days = start ? Math.max(0, daysBetween(start.from, today) + 1) : 0
        const counted = claims.interests[0]!.periods.reduce((sum, period) => sum + period.days, 0)
        assert.equal(counted, days)
        assert.equal(claims.interest > 0n, days > 0)
        assert.equal(claims.flatSum > 0n, days > 0 && history.debtor === 'business')
      }),
      RUNS
    )
  })

  test('is the day after the due date for companies outside of Germany', ({ assert }) => {
    fc.assert(
      fc.property(facts, (history) => {
        assert.deepEqual(startOfInterest({ ...history, isGerman: false }), {
          ground: 'dueDate',
          from: addDays(history.dueOn, 1),
        })
      }),
      RUNS
    )
  })

  test('names the ground: {ground}')
    .with([
      { ground: 'agreedDay', change: { isDueAgreed: true }, from: '2026-03-02' },
      {
        ground: 'reminder',
        change: { remindedOn: ['2026-02-27', '2026-03-09'] },
        from: '2026-03-10',
      },
      { ground: 'thirtyDays', change: { receivedOn: '2026-02-15' }, from: '2026-04-01' },
      { ground: 'thirtyDays', change: { receivedOn: '2026-03-05' }, from: '2026-04-05' },
      { ground: 'thirtyDays', change: { servedOn: '2026-03-05' }, from: '2026-04-05' },
    ] as const)
    .run(({ assert }, { ground, change, from }) => {
      const history: DefaultFacts = {
        isGerman: true,
        debtor: 'business',
        dueOn: '2026-03-01',
        isDueAgreed: false,
        remindedOn: [],
        receivedOn: null,
        servedOn: null,
        warnsOfDefault: false,
        ...change,
      }
      assert.deepEqual(startOfInterest(history), { ground, from })
    })
})

const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000
