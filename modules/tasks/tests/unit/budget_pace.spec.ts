import { test } from '@japa/runner'
import { passedOn, usedUpOn } from '#modules/tasks/budgets/pace'

const today = '2026-05-31'
const at = (day: string, used: bigint) => ({ day, used })

test.group('Row 105: the forecast of a budget', () => {
  test('goes on at the pace of the last four weeks, whatever was done before', ({ assert }) => {
    const course = [at('2026-01-01', 500n), at('2026-05-03', 500n), at('2026-05-31', 528n)]
    assert.equal(usedUpOn({ course, budget: 530n, today }), '2026-06-02')
    assert.equal(usedUpOn({ course, budget: 529n, today }), '2026-06-01')
  })

  test('takes fewer days when the work began later, but a week at least', ({ assert }) => {
    const fortnight = [at('2026-05-18', 1n), at('2026-05-31', 14n)]
    assert.equal(usedUpOn({ course: fortnight, budget: 20n, today }), '2026-06-06')
    const oneDay = [at('2026-05-31', 7n)]
    assert.equal(usedUpOn({ course: oneDay, budget: 10n, today }), '2026-06-03')
  })

  test('is missing without recent work, far in the future and when the budget is used up', ({
    assert,
  }) => {
    const rested = [at('2026-01-01', 5n), at('2026-05-31', 5n)]
    assert.isNull(usedUpOn({ course: rested, budget: 10n, today }))
    assert.isNull(usedUpOn({ course: [], budget: 10n, today }))
    const slow = [at('2026-01-01', 1n), at('2026-05-31', 2n)]
    assert.isNull(usedUpOn({ course: slow, budget: 1000n, today }))
    assert.isNull(usedUpOn({ course: [at('2026-05-30', 10n)], budget: 10n, today }))
    assert.equal(passedOn([at('2026-05-29', 9n), at('2026-05-30', 10n)], 10n), '2026-05-30')
  })
})
