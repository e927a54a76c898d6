import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import Database from 'better-sqlite3'

test.group('The demo', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-demo-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  /** Runs a part of Kontor on the folder, as `npm run demo` does. */
  function run(...args: string[]) {
    const { stdout, stderr, status } = spawnSync(process.execPath, args, {
      cwd: app.makePath(),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', KONTOR_DATA: folder, DATABASE_URL: '' },
    })
    return { said: stdout + stderr, status }
  }
  const prepare = () => run('--import=@poppinss/ts-exec', 'database/demo/main.ts')

  test('is made once: every state of invoices and estimates, with numbers and audit logs that hold', ({
    assert,
  }) => {
    const first = prepare()
    assert.equal(first.status, 0, first.said)
    for (const role of ['owner', 'member', 'employee', 'adviser', 'super admin']) {
      assert.include(first.said, `  ${role} `)
    }

    const database = new Database(join(folder, 'kontor.sqlite3'), { readonly: true })
    const column = (sql: string) => database.prepare(sql).pluck().all()
    assert.deepEqual(column('select distinct status from invoices order by status'), [
      'Cancelled',
      'Draft',
      'Paid',
      'Partially Paid',
      'Unpaid',
      'Void',
    ])
    const estimates = column('select distinct status from estimates order by status')
    assert.deepEqual(estimates, ['Accepted', 'Converted', 'Declined', 'Draft', 'Sent'])
    assert.isNotEmpty(column('select number from reminders'))
    const isGapless = `select max(last_given) = count(*) from number_counters
      join invoices on number like 'RE-' || number_counters.period || '-%'
      where number_counters.kind = 'invoice' group by period`
    assert.deepEqual([...new Set(column(isGapless))], [1])
    const sums = (column: string) =>
      `select ${column} from invoice_sums group by status order by status`
    const counts = (column: string) =>
      `select ${column} from invoices group by status order by status`
    assert.deepEqual(column(sums('sum(documents)')), column(counts('count(*)')))
    assert.deepEqual(column(sums('sum(open_amount)')), column(counts('sum(open_amount)')))
    const letters = 'select distinct status from mail_outbox where is_letter = 1 order by status'
    assert.deepEqual(column(letters), ['bounced', 'scheduled', 'sent'])
    assert.includeMembers(
      column('select distinct subject_type from mail_outbox where is_letter = 1'),
      ['invoice', 'proposal', 'statement', 'payment']
    )
    assert.lengthOf(column('select email from bounced_addresses'), 1)
    assert.deepEqual(column('select state from imports'), ['done'])
    assert.deepEqual(column('select list from saved_views'), ['invoices', 'invoices'])
    assert.deepEqual(column('select distinct level from hourly_rates order by level'), [
      'client',
      'member',
      'project',
      'task',
    ])
    assert.deepEqual(column('select count(distinct user_id) from cost_rates'), [3])
    assert.isNotEmpty(column("select name from projects where time_rounding_mode = 'up'"))
    const periods =
      'select included_seconds, carried_seconds > 0 from retainer_periods order by from_on'
    assert.deepEqual(database.prepare(periods).raw().all(), [
      [8 * 3600, 0],
      [8 * 3600, 1],
    ])
    const further = `select count(*) > 0 from billed_time join invoice_lines
      on invoice_lines.id = billed_time.line_id where included_hundredths > 0 and unit_price > 0`
    assert.deepEqual(column(further), [1])
    assert.isNotEmpty(
      column(`select time_entries.id from time_entries join tasks on tasks.id = time_entries.task_id
        join projects on projects.id = tasks.project_id where projects.retainer_id is not null
          and time_entries.id not in (select entry_id from billed_time)`)
    )
    database.close()
    assert.include(run('ace.js', 'documents:verify').said, 'as they were issued')

    const again = prepare()
    assert.equal(again.status, 0, again.said)
    assert.notInclude(again.said, 'Making')
  }).timeout(120_000)

  test('leaves a data folder alone that is not its own', ({ assert }) => {
    writeFileSync(join(folder, 'kontor.sqlite3'), 'somebody’s books')
    const { said, status } = prepare()
    assert.equal(status, 1)
    assert.match(said, /Kontor does not start: the data folder .* holds data that is not a demo's/)
    assert.isFalse(existsSync(join(folder, 'demo.json')))
  })
})
