import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { isText } from '../../../web/tests/browser/stage/words.js'

/** The kinds of records whose changes appear in the history of a client. */
const KINDS = 'invoice|estimate|reminder|recurring|project|statement|client|deliveryNote|proposal'
const ACTION = new RegExp(
  `(?:action: |record\\w*\\([^,()]+, |^ {2}\\w+: |\\? |: )'((?:${KINDS})\\.[a-z_]+)'`,
  'gm'
)

test.group('The history of a client', () => {
  test('has a sentence for everything that happens to its records', ({ assert }) => {
    const files = globSync(
      'modules/{*,*/*}/{actions,archiving,budgets,cancelling,controllers,conversions,credit_notes,drafts,imported,issuing,links,sending,settlement}/**/*.ts',
      {
        cwd: app.makePath(),
      }
    )
    const actions = files
      .flatMap((file) => [...readFileSync(app.makePath(file), 'utf8').matchAll(ACTION)])
      .map(([, action]) => action!)
      // Deleted records are not shown.
      .filter((action) => !action.endsWith('deleted'))
    assert.isAbove(actions.length, 40)
    assert.deepEqual(
      actions.filter((action) => !isText(`ledger:event.${action.replace('.', '_')}`)),
      []
    )
  })

  // The actions are put together from a kind and a step, so no search of the source finds them.
  test('has a sentence for a mail that is moved or taken back, for each kind that schedules mails', ({
    assert,
  }) => {
    const kinds = KINDS.split('|').filter((kind) => isText(`ledger:event.${kind}_sending_planned`))
    assert.isAbove(kinds.length, 5)
    const steps = kinds.flatMap((kind) => [`${kind}_mail_moved`, `${kind}_mail_cancelled`])
    assert.deepEqual(
      steps.filter((step) => !isText(`ledger:event.${step}`)),
      []
    )
  })
})

/** Kinds of records besides, in the order of the alphabet. */
const OTHER_KINDS =
  'address|asset|bank_entry|bank_statement|collection|company|credit|datev|expense|expense_category|expense_claim|forecast|import|item|logo|mail_settings|' +
  'mail_template|mandate|number_range|operator|payment|procedure|proposal_template|recurring_expense|reminder_rules|session|settings|task|task_template|time_entry|transfer_order|user|vat|vendor|view'
const ANY_ACTION = new RegExp(
  `(?:action: |action =|audit\\(|record\\w*\\([^()]+, |month, |entry, |^ {2,4}\\w+: |\\? |: |\\(task, |tell\\([^()]+, )'((?:${KINDS}|${OTHER_KINDS})\\.[a-z_]+)'`,
  'gm'
)

const FOLDERS =
  '{actions,archiving,billing,budgets,cancelling,checklists,claims,comments,controllers,conversions,credit_notes,drafts,files,imported,issuing,links,locks,models,numbers,own_categories,patterns,receipts,recurring,sending,settlement,templates,vendors,visits}'

test.group('The audit log', () => {
  test('has a sentence for everything that is written into it', ({ assert }) => {
    const actions = globSync(`modules/{*,*/*}/${FOLDERS}/**/*.ts`, { cwd: app.makePath() })
      .flatMap((file) => [...readFileSync(app.makePath(file), 'utf8').matchAll(ANY_ACTION)])
      .map(([, action]) => action!.replace('.', '_'))
    assert.isAbove(new Set(actions).size, 100)
    assert.deepEqual(
      [...new Set(actions)].filter(
        (name) => !isText(`audit:event.${name}`) && !isText(`ledger:event.${name}`)
      ),
      []
    )
  })
})
