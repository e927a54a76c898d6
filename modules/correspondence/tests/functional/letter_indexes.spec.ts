import { test } from '@japa/runner'
import { reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { planOf } from '#core/tests/plan_of'
import { listLetters } from '#modules/correspondence/queries/letter_rows'

const company = { id: newId() }

test.group('Indexes of the outbox', () => {
  test('the list, each status and each client come in the order of an index', async ({
    assert,
  }) => {
    for (const filter of [{}, { status: 'failed' as const }, { clientId: newId() }]) {
      const plan = await planOf(listLetters(company, filter).limit(50))
      for (const step of plan) assert.notMatch(step, /^SCAN mail_outbox/)
      assert.notInclude(plan.join('\n'), 'TEMP B-TREE')
    }
  })

  test('the mails of a document are found by it', async ({ assert }) => {
    const plan = await planOf(listLetters(company, { documentId: newId() }).limit(50))
    for (const step of plan) assert.notMatch(step, /^SCAN mail_outbox/)
    // MariaDB chooses by what is in the table, and it is empty here.
    if (reader().dialect.name !== 'mysql') {
      assert.match(plan.join('\n'), /mail_outbox_of_document/)
    }
  })
})
