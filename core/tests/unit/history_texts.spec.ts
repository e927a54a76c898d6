import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { isText } from '../../../web/tests/browser/stage/words.js'

/** The kinds of records whose changes stand in the history of a client. */
const KINDS = 'invoice|estimate|reminder|recurring|project|statement|client|deliveryNote|proposal'
const ACTION = new RegExp(
  `(?:action: |record\\w*\\([^,()]+, |^ {2}\\w+: |\\? |: )'((?:${KINDS})\\.[a-z_]+)'`,
  'gm'
)

test.group('The history of a client', () => {
  test('has a sentence for everything that happens to its records', ({ assert }) => {
    const files = globSync(
      'modules/*/{actions,controllers,conversions,credit_notes,links}/**/*.ts',
      {
        cwd: app.makePath(),
      }
    )
    const actions = files
      .flatMap((file) => [...readFileSync(app.makePath(file), 'utf8').matchAll(ACTION)])
      .map(([, action]) => action!)
      // Of what is gone nothing is shown.
      .filter((action) => !action.endsWith('deleted'))
    assert.isAbove(actions.length, 40)
    assert.deepEqual(
      actions.filter((action) => !isText(`ledger:event.${action.replace('.', '_')}`)),
      []
    )
  })
})
