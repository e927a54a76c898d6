import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { isText, namespaces } from '../../../web/tests/browser/stage/words.js'

test.group('Texts that walks in the browser look for', () => {
  // A walk finds out after minutes, this test at once.
  test('are texts of the web app', ({ assert }) => {
    const known = namespaces()
    const named = globSync('web/tests/browser/**/*.ts', { cwd: app.makePath() }).flatMap((file) =>
      [...readFileSync(app.makePath(file), 'utf8').matchAll(/['"`](\w+):(\w+(?:\.\w+)*)['"`]/g)]
        .filter(([, namespace]) => known.has(namespace!))
        .map(([, namespace, key]) => `${namespace}:${key}`)
    )
    assert.isAbove(named.length, 100)
    assert.deepEqual(
      named.filter((key) => !isText(key)),
      []
    )
  })
})
