import { test } from '@japa/runner'
import { defaultLevels, type ReminderLevel } from '#modules/reminders/rules/levels'
import { type Chased, nextStep } from '#modules/reminders/rules/next_step'

const [first] = defaultLevels({ currency: 'EUR' })
const levelsOf = (...days: number[]): ReminderLevel[] =>
  days.map((day, index) => ({ ...first, days: day, position: index + 1 }))
const step = (levels: ReminderLevel[], chased: Partial<Chased>, today: string) => {
  const next = nextStep({ dueOn: '2026-05-10', last: null, ...chased }, levels, today)
  return next && [next.level.position, next.possibleOn]
}

test.group('Row 71: rules before, on and after the due date', () => {
  const levels = levelsOf(-5, 0, 7, 14)

  test('the first level counts from the due date, in either direction', ({ assert }) => {
    assert.deepEqual(step(levels, {}, '2026-05-04'), [1, '2026-05-05'])
    assert.deepEqual(step(levels, {}, '2026-05-10'), [2, '2026-05-10'])
  })

  test('a notice that nobody sent in time is passed over', ({ assert }) => {
    assert.deepEqual(step(levelsOf(-5, 7), {}, '2026-05-11'), [2, '2026-05-17'])
    assert.deepEqual(step(levelsOf(-9, -2, 7), {}, '2026-05-08'), [2, '2026-05-08'])
  })

  test('after a notice the due date goes on counting', ({ assert }) => {
    const last = { level: 1, dateOn: '2026-05-05', leftOn: null, payUntilOn: '2026-05-10' }
    assert.deepEqual(step(levelsOf(-5, 7), { last }, '2026-05-11'), [2, '2026-05-17'])
  })

  test('later levels count from the last reminder, and wait for its new payment date', ({
    assert,
  }) => {
    const last = { level: 3, dateOn: '2026-05-17', leftOn: null, payUntilOn: '2026-05-24' }
    assert.deepEqual(step(levels, { last }, '2026-05-20'), [4, '2026-05-31'])
    const patient = { ...last, payUntilOn: '2026-06-20' }
    assert.deepEqual(step(levels, { last: patient }, '2026-05-20'), [4, '2026-06-21'])
    const postedLate = { ...last, leftOn: '2026-05-29' }
    assert.deepEqual(step(levels, { last: postedLate }, '2026-05-30'), [4, '2026-06-12'])
  })

  test('after the last level nothing comes', ({ assert }) => {
    const last = { level: 4, dateOn: '2026-05-17', leftOn: null, payUntilOn: '2026-05-24' }
    assert.isUndefined(step(levels, { last }, '2027-01-01'))
  })
})
