import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { planOf } from '#core/tests/plan_of'
import { vatEntryList } from '#modules/vat/queries/vat_entry_list'
import { sumsQuery } from '#modules/vat/queries/vat_summary'

const range = { from: '2026-01-01', to: '2026-12-31', basis: 'cash' as const }

test.group('Indexes of the VAT summary', () => {
  test('neither a summary nor the entries behind a figure read a table whole', async ({
    assert,
  }) => {
    const company = { id: newId() }
    const steps = [
      ...(await planOf(sumsQuery(company, range))),
      ...(await planOf(vatEntryList(company, { ...range, category: 'S' }))),
    ]
    assert.deepEqual(
      steps.filter((step) => step.startsWith('SCAN')),
      []
    )
  })
})
