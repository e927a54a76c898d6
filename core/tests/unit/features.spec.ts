import { globSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { missingTests, namedTests, readSource } from '../named_tests.js'

const FEATURES = 'docs/features.md'

/** Tests that prove a row begin with its number, or with several of them. */
const ROW_TITLE = /\(\s*(['"`])([Rr]ows? \d(?:(?!\1).)*)\1/g

test.group('The list of features', () => {
  test('names only tests that exist', ({ assert }) => {
    assert.isAbove(namedTests(FEATURES).length, 50)
    assert.deepEqual(missingTests(FEATURES), [])
  })

  test('names every test that proves a row', ({ assert }) => {
    const named = new Set(namedTests(FEATURES).map(({ file, title }) => `${file} ${title}`))
    const tests = globSync('{core,modules,web,cli}/**/*.{spec,test}.{ts,tsx}', {
      cwd: app.makePath(),
      exclude: ['**/node_modules/**'],
    })
    const titled = tests.flatMap((file) =>
      [...readSource(file).matchAll(ROW_TITLE)].map(([, , title]) => `${file} ${title}`)
    )
    assert.deepEqual(
      titled.filter((title) => !named.has(title)),
      []
    )
  })
})
