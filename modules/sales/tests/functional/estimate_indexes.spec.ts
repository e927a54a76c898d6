import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { planOf } from '#core/tests/plan_of'
import { SUMS } from '#modules/sales/queries/estimate_counts'
import { estimatesQuery } from '#modules/sales/queries/estimate_list'
import { ESTIMATE_SORTS } from '#modules/sales/validators/estimate_list'

const company = { id: newId() }
const DAY = '2026-11-21'

test.group('Indexes of the estimates', () => {
  test('the whole list and each settled status come in the order of an index', async ({
    assert,
  }) => {
    for (const filter of [{}, { status: 'Accepted' as const }]) {
      for (const sort of ESTIMATE_SORTS) {
        const plan = await planOf(estimatesQuery(company, { ...filter, sort }, DAY).limit(50))
        for (const step of plan) assert.notMatch(step, /^SCAN estimates/, sort)
        assert.notInclude(plan.join('\n'), 'TEMP B-TREE', sort)
      }
    }
  })

  test('counts are read from an index alone', async ({ assert }) => {
    const plan = await planOf({ toSQL: () => ({ sql: SUMS, bindings: [DAY, company.id, 0] }) })
    for (const step of plan) assert.notMatch(step, /^SCAN/)
    if (reader().dialect.name !== 'mysql') assert.include(plan.join('\n'), 'COVERING INDEX')
  })
})
