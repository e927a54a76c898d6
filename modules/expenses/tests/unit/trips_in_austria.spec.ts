import { test } from '@japa/runner'
import fc from 'fast-check'
import { minor } from '#core/money/minor'
import { calculateTrip } from '#modules/expenses/trips/calculate_trip'

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 1000) }
const AUSTRIA = { country: 'AT', currency: 'EUR', timeZone: 'Europe/Vienna' }
const DAY = '2026-03-02'
const NEXT = '2026-03-03'

type Change = Partial<Parameters<typeof calculateTrip>[1]>

const mealsOf = (change: Change) =>
  calculateTrip(AUSTRIA, {
    startDate: DAY,
    startTime: '08:00',
    endDate: change.startDate ?? DAY,
    endTime: '08:00',
    hasMeals: true,
    ...change,
  }).meals

const eurosOf = (change: Change) => Number(mealsOf(change)?.amount) / 100

const allMealsOn = (date: string) => ({ date, breakfast: true, lunch: true, dinner: true })

test.group('Journeys by Austrian law', () => {
  test('{0}: {1} euros')
    .with([
      ['three hours are not longer than three hours', 0, { endTime: '11:00' }],
      ['three hours and a minute are four hours begun', 10, { endTime: '11:01' }],
      ['eleven hours are eleven twelfths', 27.5, { endTime: '19:00' }],
      ['eleven hours and a minute are the whole rate', 30, { endTime: '19:01' }],
      ['the rest of the 24 hours adds nothing', 30, { endDate: NEXT, endTime: '07:59' }],
      ['24 hours are one rate', 30, { endDate: NEXT }],
      ['24 hours and a minute add a twelfth', 32.5, { endDate: NEXT, endTime: '08:01' }],
      [
        'hours count from the departure, not from midnight',
        30,
        { startTime: '20:00', endDate: NEXT, endTime: '16:00' },
      ],
      ['three nights', 97.5, { endDate: '2026-03-05', endTime: '10:30' }],
      [
        'breakfast changes nothing',
        32.5,
        { endDate: NEXT, endTime: '08:30', meals: [{ date: NEXT, breakfast: true }] },
      ],
      [
        'a lunch paid by somebody else takes half of the rate',
        15,
        { endTime: '20:00', meals: [{ date: DAY, lunch: true }] },
      ],
      [
        'a paid meal takes half of the whole rate also from a short journey',
        5,
        { endTime: '16:00', meals: [{ date: DAY, dinner: true }] },
      ],
      [
        'paid meals never take more than there is',
        0,
        { endTime: '13:00', meals: [allMealsOn(DAY)] },
      ],
      [
        'a meal takes the rest from the other hours of the journey',
        22.5,
        { endDate: NEXT, endTime: '11:00', meals: [{ date: NEXT, lunch: true }] },
      ],
      [
        'meals of another day count for nothing',
        30,
        { endTime: '20:00', meals: [allMealsOn(NEXT)] },
      ],
      [
        'until the end of 2024 the rate was 26.40',
        26.4,
        { startDate: '2024-12-31', endTime: '20:00' },
      ],
      [
        'and a meal took 13.20',
        13.2,
        { startDate: '2024-12-31', endTime: '20:00', meals: [{ date: '2024-12-31', lunch: true }] },
      ],
      [
        'the rate is 30 from the first day of 2025',
        30,
        { startDate: '2025-01-01', endTime: '20:00' },
      ],
      [
        'a journey over the end of a year has the rate of its first day',
        52.8,
        { startDate: '2024-12-30', endDate: '2025-01-01' },
      ],
      [
        'a night in which clocks go back has eleven hours until seven',
        27.5,
        { startDate: '2026-10-24', startTime: '21:00', endDate: '2026-10-25', endTime: '07:00' },
      ],
      [
        'a night in which clocks go forward has nine hours until seven',
        22.5,
        { startDate: '2026-03-28', startTime: '21:00', endDate: '2026-03-29', endTime: '07:00' },
      ],
    ] as const)
    .run(({ assert }, [, euros, change]) => {
      const meals = 'meals' in change ? [...change.meals] : []
      assert.equal(eurosOf({ ...change, meals }), euros)
    })

  test('each line is a stretch of 24 hours with the meals of its day', ({ assert }) => {
    const meals = mealsOf({
      startTime: '20:00',
      endDate: '2026-03-04',
      endTime: '23:00',
      meals: [
        { date: NEXT, lunch: true },
        { date: '2026-03-04', dinner: true },
      ],
    })
    assert.deepEqual(meals?.days, [
      { date: DAY, base: minor(3000n), cut: minor(750n) },
      { date: NEXT, base: minor(3000n), cut: minor(1500n) },
      { date: '2026-03-04', base: minor(750n), cut: minor(750n) },
    ])
    assert.equal(meals?.rule, 'hours')
    assert.equal(meals?.source, '§ 26 Z 4 lit. b EStG 1988 idF BGBl. I 144/2024')
  })

  test('a stay overnight changes nothing, and a journey abroad is typed', ({ assert }) => {
    const night = { endDate: NEXT, endTime: '06:00' }
    assert.equal(eurosOf({ ...night, hasStay: false }), 30)
    assert.equal(eurosOf({ ...night, hasStay: true }), 30)
    const abroad = mealsOf({ endTime: '20:00', isAbroad: true })
    assert.isNull(abroad?.amount)
    assert.isNull(abroad?.rule)
  })

  test('a longer journey never brings less, and lines never fall below nothing', ({ assert }) => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    const clock = ([hour, minute]: [number, number]) =>
      [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
    const length = fc.integer({ min: 3, max: 9 })
    fc.assert(
      fc.property(time, time, length, fc.boolean(), (from, to, days, isPaid) => {
        const endingOn = (day: number) =>
          mealsOf({
            startTime: clock(from),
            endDate: `2026-03-0${day}`,
            endTime: clock(to),
            meals: isPaid ? [allMealsOn(DAY), allMealsOn(NEXT)] : [],
          })
        const meals = endingOn(days)
        for (const { base, cut } of meals?.days ?? []) {
          assert.isTrue(cut >= 0n && cut <= base && base <= 3000n)
        }
        if (days < 9) {
          assert.isTrue((endingOn(days + 1)?.amount ?? 0n) >= (meals?.amount ?? 0n))
        }
      }),
      RUNS
    )
  })
})

test.group('Journeys by Swiss law', () => {
  test('have no flat rate for meals in the law, so the sum is typed', ({ assert }) => {
    const swiss = { country: 'CH', currency: 'CHF', timeZone: 'Europe/Zurich' }
    const journey = {
      startDate: DAY,
      startTime: '08:00',
      endDate: DAY,
      endTime: '20:00',
      hasMeals: true,
    }
    const { meals } = calculateTrip(swiss, journey)
    assert.deepEqual(meals, { rule: 'none', days: [], amount: null, source: null })
    assert.isNull(calculateTrip(swiss, { ...journey, isAbroad: true }).meals?.rule)
  })
})
