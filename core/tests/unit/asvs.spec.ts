import { test } from '@japa/runner'
import { missingTests, namedTests, readSource } from '../named_tests.js'

const ASVS = 'docs/asvs.md'

/** Requirements of levels 1 and 2 in ASVS 5.0.0. */
const REQUIREMENTS = 253

test.group('The table of ASVS', () => {
  test('names only tests that exist', ({ assert }) => {
    assert.isAbove(namedTests(ASVS).length, 100)
    assert.deepEqual(missingTests(ASVS), [])
  })

  test('answers each requirement once, by a test, a document or a reason', ({ assert }) => {
    const rows = [...readSource(ASVS).matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| .+ \| (.+) \|$/gm)]
    assert.equal(new Set(rows.map(([, id]) => id)).size, rows.length)
    assert.lengthOf(rows, REQUIREMENTS)
    const answers = rows.map(([, , answer]) => answer!)
    assert.deepEqual(
      answers.filter((answer) => !/^(?:`[\w/.]+` "|document: |n\/a: |open: )/.test(answer)),
      []
    )
  })
})
