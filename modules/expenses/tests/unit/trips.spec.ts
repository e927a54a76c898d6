import { test } from '@japa/runner'
import fc from 'fast-check'
import { addDays } from '#core/clock'
import { decimal, parseDecimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import { calculateTrip } from '#modules/expenses/trips/calculate_trip'
import { KILOMETRE_RATES, kilometreRate } from '#modules/expenses/trips/kilometre_rates'
import { MEAL_RATES, mealRates } from '#modules/expenses/trips/meal_rates'
import { mealsByDay } from '#modules/expenses/trips/meals_by_day'
import { travelDays } from '#modules/expenses/trips/travel_days'

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 2000) }
const GERMANY = { country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin' }
const DAY = { startDate: '2026-03-02', startTime: '08:00', endDate: '2026-03-02', endTime: '17:00' }

const dayOff = fc.record({
  breakfast: fc.boolean(),
  lunch: fc.boolean(),
  dinner: fc.boolean(),
  minutes: fc.integer({ min: 0, max: 1440 }),
})
const journey = fc.record({
  days: fc
    .array(dayOff, { minLength: 1, maxLength: 30 })
    .map((days) => days.map((day, index) => ({ ...day, date: addDays('2026-01-01', index) }))),
  hasStay: fc.boolean(),
})

test.group('Journeys by German law', () => {
  test('{0}: {1} euros')
    .with([
      ['eight hours are not more than eight hours', 0, { endTime: '16:00' }],
      ['more than eight hours', 14, {}],
      [
        'lunch paid by somebody else takes 40 % of a full day',
        2.8,
        { meals: [{ date: '2026-03-02', lunch: true }] },
      ],
      [
        'a cut takes at most the allowance of its day',
        0,
        { meals: [{ date: '2026-03-02', breakfast: true, lunch: true }] },
      ],
      ['a stay of two nights', 56, { endDate: '2026-03-04' }],
      [
        'a stay with breakfast in the hotel',
        44.8,
        {
          endDate: '2026-03-04',
          meals: [
            { date: '2026-03-03', breakfast: true },
            { date: '2026-03-04', breakfast: true },
          ],
        },
      ],
      [
        'a night without a stay counts once',
        14,
        { startTime: '20:00', endDate: '2026-03-03', endTime: '05:00', hasStay: false },
      ],
    ] as const)
    .run(({ assert }, [, euros, change]) => {
      const { meals, total } = calculateTrip(GERMANY, {
        ...DAY,
        hasMeals: true,
        ...change,
        meals: 'meals' in change ? [...change.meals] : [],
      })
      assert.equal(Number(meals?.amount) / 100, euros)
      assert.equal(total, meals?.amount)
    })

  test('kilometres are paid by vehicle and rounded once', ({ assert }) => {
    const amount = (km: string, vehicle: 'car' | 'motorbike') =>
      calculateTrip(GERMANY, { ...DAY, km: parseDecimal(km), vehicle }).total
    assert.equal(amount('143', 'car'), minor(4290n))
    assert.equal(amount('143', 'motorbike'), minor(2860n))
    assert.equal(amount('0.5', 'car'), minor(15n))
  })

  test('hours are real hours, also in the night in which clocks go back', ({ assert }) => {
    const night = {
      startDate: '2026-10-24',
      startTime: '23:00',
      endDate: '2026-10-25',
      endTime: '06:30',
    }
    const minutes = travelDays(night, 'Europe/Berlin').map((day) => day.minutes)
    assert.deepEqual(minutes, [60, 450])
    const trip = calculateTrip(GERMANY, { ...night, hasMeals: true, hasStay: false })
    assert.equal(trip.total, minor(1400n))
  })
})

test.group('Any journey', () => {
  test('pays between nothing and a full day for each day, and more paid meals never pay more', ({
    assert,
  }) => {
    const rates = mealRates(GERMANY, '2026-01-01')
    if (rates?.rule !== 'days') throw new Error('There is no table.')
    fc.assert(
      fc.property(journey, (given) => {
        const allowances = mealsByDay(rates, given)
        assert.lengthOf(allowances, given.days.length)
        for (const { base, cut } of allowances) {
          assert.isTrue(cut >= 0n && cut <= base && base <= rates.fullDay)
        }
        const all = given.days.map((day) => ({
          ...day,
          breakfast: true,
          lunch: true,
          dinner: true,
        }))
        const least = mealsByDay(rates, { ...given, days: all })
        assert.isTrue(least.every(({ base, cut }) => base === cut))
      }),
      RUNS
    )
  })

  test('pays kilometres within half a minor unit of the exact product', ({ assert }) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1_000_000n }), (tenths) => {
        const km = decimal(tenths * 100_000n)
        const { total } = calculateTrip(GERMANY, { ...DAY, km })
        // 0.30 a kilometre is 3 minor units for each tenth of a kilometre.
        assert.equal(total, minor(tenths * 3n))
        const typed = calculateTrip(
          { ...GERMANY, country: 'XK' },
          { ...DAY, km, perKm: parseDecimal('0.333') }
        )
        const difference = typed.total * 1000n - tenths * 3330n
        assert.isTrue(difference <= 500n && difference >= -500n)
      }),
      RUNS
    )
  })
})

test.group('The tables of allowances', () => {
  test('name their source, end on a checked day, and never overlap', ({ assert }) => {
    for (const rows of [KILOMETRE_RATES, MEAL_RATES]) {
      for (const row of rows) {
        assert.isNotEmpty(row.source)
        assert.isTrue(row.from < row.until)
        const others = rows.filter((other) => other !== row && other.country === row.country)
        assert.isTrue(others.every(({ from, until }) => until < row.from || row.until < from))
      }
    }
  })

  test('a day, a country or a vehicle without a checked figure asks for typing', ({ assert }) => {
    const later = { ...DAY, startDate: '2031-03-02', endDate: '2031-03-02' }
    const km = parseDecimal('10')
    assert.isNull(calculateTrip(GERMANY, { ...later, km }).drive?.perKm)
    assert.isNull(calculateTrip(GERMANY, { ...later, hasMeals: true }).meals?.amount)
    assert.isNull(calculateTrip(GERMANY, { ...DAY, hasMeals: true, isAbroad: true }).meals?.amount)
    const swiss = { country: 'CH', currency: 'CHF' }
    assert.isUndefined(kilometreRate(swiss, 'motorbike', '2026-03-02'))
    assert.equal(kilometreRate(swiss, 'car', '2026-03-02')?.perKm, parseDecimal('0.75'))
    const typed = calculateTrip(GERMANY, { ...later, km, perKm: parseDecimal('0.4') })
    assert.equal(typed.total, minor(400n))
    assert.throws(() => calculateTrip(GERMANY, { ...DAY, km, perKm: parseDecimal('0.4') }))
  })
})
