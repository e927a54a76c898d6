import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { planOf } from '#core/tests/plan_of'
import { countsQuery } from '#modules/deliveries/queries/note_counts'
import { notesQuery } from '#modules/deliveries/queries/note_list'
import { NOTE_SORTS } from '#modules/deliveries/validators/note_list'

const viewer = (role: 'owner' | 'employee') => ({
  company: { id: newId() },
  caller: { role, userId: newId() },
})

test.group('Indexes of the delivery notes', () => {
  test('the whole list and each status come in the order of an index', async ({ assert }) => {
    for (const filter of [{}, { status: 'Signed' as const }]) {
      for (const sort of NOTE_SORTS) {
        const plan = await planOf(notesQuery(viewer('owner'), { ...filter, sort }).limit(50))
        for (const step of plan) assert.notMatch(step, /^SCAN delivery_notes/, sort)
        assert.notInclude(plan.join('\n'), 'TEMP B-TREE', sort)
      }
    }
  })

  test('counts, and the notes of one employee, never walk the table', async ({ assert }) => {
    for (const query of [
      countsQuery(viewer('owner')),
      countsQuery(viewer('employee')),
      notesQuery(viewer('employee'), {}),
      notesQuery(viewer('owner'), { notInvoiced: true }),
    ]) {
      for (const step of await planOf(query)) assert.notMatch(step, /^SCAN delivery_notes/)
    }
  })
})
