import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { planOf } from '#core/tests/plan_of'
import { ordersQuery } from '#modules/orders/queries/order_list'
import { ORDER_SORTS } from '#modules/orders/validators/order_list'

test.group('Indexes of the order confirmations', () => {
  test('the whole list and each status come in the order of an index', async ({ assert }) => {
    for (const filter of [{}, { status: 'Issued' as const }]) {
      for (const sort of ORDER_SORTS) {
        const plan = await planOf(ordersQuery({ id: newId() }, { ...filter, sort }).limit(50))
        for (const step of plan) assert.notMatch(step, /^SCAN orders/, sort)
        assert.notInclude(plan.join('\n'), 'TEMP B-TREE', sort)
      }
    }
  })
})
