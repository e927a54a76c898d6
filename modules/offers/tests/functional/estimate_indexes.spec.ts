import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { planOf } from '#core/tests/plan_of'
import { ESTIMATE_COUNTS } from '#modules/offers/estimates/queries/estimate_counts'
import { estimatesQuery } from '#modules/offers/estimates/queries/estimate_list'
import { ESTIMATE_SORTS } from '#modules/offers/estimates/validators/estimate_list'
import { sumsOf } from '#modules/offers/queries/offer_counts'

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
    const sql = sumsOf(ESTIMATE_COUNTS)
    const plan = await planOf({ toSQL: () => ({ sql, bindings: [DAY, company.id, 0] }) })
    for (const step of plan) assert.notMatch(step, /^SCAN/)
    if (reader().dialect.name !== 'mysql') assert.include(plan.join('\n'), 'COVERING INDEX')
  })
})
