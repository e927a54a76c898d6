import { test } from '@japa/runner'
import { modules } from '#modules/index'
import { foreignModelWrites, tableOwners, tableUses, unnamedWrites } from '../table_uses.js'

/** Deletes companies with all their records, and keeps some of them for as long as the law asks. */
const ERASER = 'leaving'

/** Columns that belong to another module than their table: letters keep who sent which document to whom. */
const SHARED = ['modules/correspondence/letters/letter_facts.ts: mail_outbox']

/** Replaces the keys of all sealed files at once, so it names their tables. */
const SEALING = 'core/sealing/sealed_rows.ts'

const positions = new Map(modules.map(({ name }, position) => [name, position]))
const positionOf = (name: string) => positions.get(name) ?? -1

test.group('Tables of modules', (group) => {
  const owners = tableOwners()
  let uses: ReturnType<typeof tableUses>
  group.setup(() => {
    uses = tableUses(owners).filter(({ by, owner }) => by !== owner && by !== ERASER)
  })

  test('the statements of the product are found', ({ assert }) => {
    assert.isAbove(owners.size, 130)
    assert.isAbove(uses.length, 150)
    const own = tableUses(owners).filter(({ by, owner, isWrite }) => by === owner && isWrite)
    assert.includeMembers(
      own.map(({ table }) => table),
      ['settlements', 'active_timers', 'vat_entries', 'mail_outbox', 'client_errors']
    )
  })

  test('a module writes only into its own tables', ({ assert }) => {
    const writes = uses
      .filter(({ isWrite }) => isWrite)
      .map(({ file, table }) => `${file}: ${table}`)
    assert.deepEqual([...new Set(writes)].sort(), SHARED)
  })

  test('a module changes records of other modules by their functions, not by their models', ({
    assert,
  }) => {
    assert.deepEqual(
      foreignModelWrites().filter((write) => !write.startsWith(`modules/${ERASER}/`)),
      []
    )
  })

  test('a table is read only by modules that come after its own', ({ assert }) => {
    const upward = uses
      .filter(({ by, owner }) => positionOf(owner) > positionOf(by))
      .filter(({ file }) => file !== SEALING)
    assert.deepEqual(
      upward.map(({ file, table }) => `${file}: ${table}`),
      []
    )
  })

  for (const { name, reads = [] } of modules) {
    if (name === ERASER) continue
    test(`${name} declares the tables of other modules that it reads`, ({ assert }) => {
      const read = uses.filter(({ by }) => by === name).map(({ table }) => table)
      assert.deepEqual([...reads].sort(), [...new Set(read)].sort())
    })
  }

  test('tasks uses neither invoices nor recurring invoices', ({ assert }) => {
    const tasks = modules.find(({ name }) => name === 'tasks')!
    const used = [
      ...(tasks.dependsOn ?? []),
      ...(tasks.reads ?? []).map((table) => owners.get(table)),
    ]
    for (const name of ['invoicing', 'recurring']) assert.notInclude(used, name)
  })

  test('tables are named by variables only where the module of the table calls', ({ assert }) => {
    assert.deepEqual(unnamedWrites(), [
      'core/database/insert_rows.ts',
      'core/database/model_adapter.ts',
      'core/due_work/job_claim.ts',
      'core/due_work/long_jobs.ts',
      SEALING,
      // A kind of record declares which of its tables name a client.
      'modules/clients/account/client_references.ts',
      'modules/clients/account/merged_documents.ts',
      // A kind of document declares its tables.
      'modules/documents/content/content_parts.ts',
      'modules/documents/content/document_model.ts',
      'modules/documents/links/document_links.ts',
      'modules/documents/links/forget_links.ts',
      'modules/expenses/vendors/merge_vendors.ts',
      'modules/leaving/actions/erase_rows.ts',
      'modules/offers/actions/issue_offer.ts',
      'modules/offers/answers/offer_answers.ts',
      'modules/settings/numbers/number_counter.ts',
    ])
  })
})
