import { test } from '@japa/runner'
import { newId } from '#core/ids'
import { planOf } from '#core/tests/plan_of'
import { clientEventSources, clientRecordSources, ledgerSources } from '#modules/clients/public'
import { entriesOf } from '#modules/ledger/queries/entries'

const [companyId, clientId] = [newId(), newId()]

/** The tables that a statement would read from beginning to end. */
async function walked(sql: string, bindings: unknown[]) {
  const plan = await planOf({ toSQL: () => ({ sql, bindings }) })
  return plan.filter((step) => /^SCAN (?!<|source_|entries|owned|\(|\d)/.test(step))
}

test.group('Indexes of the accounts of clients', () => {
  test('one client’s entries, records and events are found without reading a table', async ({
    assert,
  }) => {
    const { sql, values } = entriesOf(companyId, clientId)
    assert.deepEqual(await walked(`select * from (${sql}) as entries`, values), [])
    for (const { records, type } of clientRecordSources()) {
      const audited = `
        select audit_log.sequence from (${records}) as owned
        join audit_log on audit_log.company_id = ? and audit_log.subject_id = owned.id`
      const mailed = `
        select mail_outbox.id from (${records}) as owned
        join mail_outbox on mail_outbox.company_id = ? and mail_outbox.subject_id = owned.id`
      for (const statement of [audited, mailed]) {
        assert.deepEqual(await walked(statement, [companyId, clientId, companyId]), [], type)
      }
    }
    for (const { events, kind } of clientEventSources()) {
      assert.deepEqual(await walked(events, [companyId, clientId]), [], kind)
    }
  })

  test('open amounts of all clients are found by an index of open invoices', async ({ assert }) => {
    for (const { open } of ledgerSources()) {
      if (open) assert.deepEqual(await walked(open, [companyId]), [])
    }
  })
})
