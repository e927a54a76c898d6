import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

const read = (file: string) => readFileSync(app.makePath(file), 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)]

/** Tests that prove a row begin with its number, or with several of them. */
const ROW_TITLE = /\(\s*(['"`])([Rr]ows? \d(?:(?!\1).)*)\1/g

const namedTests = () =>
  matches(read('docs/features.md'), /`([\w/.]+\.(?:spec|test)\.tsx?)` "(.+?)"(?=<br>| \|)/g).map(
    ([, file, title]) => ({ file: file!, title: title! })
  )

test.group('The list of features', () => {
  test('names only tests that exist', ({ assert }) => {
    const named = namedTests()
    assert.isAbove(named.length, 50)
    const missing = named.filter(({ file, title }) => !read(file).includes(title))
    assert.deepEqual(missing, [])
  })

  test('names every test that proves a row', ({ assert }) => {
    const named = new Set(namedTests().map(({ file, title }) => `${file} ${title}`))
    const tests = globSync('{core,modules,web,cli}/**/*.{spec,test}.{ts,tsx}', {
      cwd: app.makePath(),
      exclude: ['**/node_modules/**'],
    })
    const titled = tests.flatMap((file) =>
      matches(read(file), ROW_TITLE).map(([, , title]) => `${file} ${title}`)
    )
    assert.deepEqual(
      titled.filter((title) => !named.has(title)),
      []
    )
  })
})
