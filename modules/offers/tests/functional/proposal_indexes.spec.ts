import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { planOf } from '#core/tests/plan_of'
import { PROPOSAL_COUNTS } from '#modules/offers/proposals/queries/proposal_counts'
import { proposalsQuery } from '#modules/offers/proposals/queries/proposal_list'
import { PROPOSAL_SORTS } from '#modules/offers/proposals/validators/proposal_list'
import { sumsOf } from '#modules/offers/queries/offer_counts'

const company = { id: newId() }
const DAY = '2026-11-21'

test.group('Indexes of the proposals', () => {
  test('the whole list and each settled status come in the order of an index', async ({
    assert,
  }) => {
    for (const filter of [{}, { status: 'Accepted' as const }]) {
      for (const sort of PROPOSAL_SORTS) {
        const plan = await planOf(proposalsQuery(company, { ...filter, sort }, DAY).limit(50))
        for (const step of plan) assert.notMatch(step, /^SCAN proposals/, sort)
        assert.notInclude(plan.join('\n'), 'TEMP B-TREE', sort)
      }
    }
  })

  test('counts are read from an index alone', async ({ assert }) => {
    const sql = sumsOf(PROPOSAL_COUNTS)
    const plan = await planOf({ toSQL: () => ({ sql, bindings: [DAY, company.id, 0] }) })
    for (const step of plan) assert.notMatch(step, /^SCAN/)
    if (reader().dialect.name !== 'mysql') assert.include(plan.join('\n'), 'COVERING INDEX')
  })
})
