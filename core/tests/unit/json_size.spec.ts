import { test } from '@japa/runner'
import fc from 'fast-check'
import { jsonSize } from '#core/http/json_size'

/** The same figures from the parsed value, the expensive way. */
function sizeOf(value: unknown): { values: number; deepest: number } {
  if (typeof value !== 'object' || value === null) return { values: 1, deepest: 0 }
  const parts = Object.values(value).map(sizeOf)
  return {
    values: 1 + parts.reduce((sum, { values }) => sum + values, 0),
    deepest: 1 + Math.max(0, ...parts.map(({ deepest }) => deepest)),
  }
}

test.group('The size of a JSON text', () => {
  test('is measured without parsing it', ({ assert }) => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const wanted = sizeOf(JSON.parse(text))
        const { values, deepest } = jsonSize(text)
        assert.equal(deepest, wanted.deepest, text)
        assert.isAtLeast(values, wanted.values, text)
        assert.isAtMost(values, 2 * wanted.values, text)
      })
    )
  })

  test('brackets, commas and quotes inside texts do not count', ({ assert }) => {
    const text = JSON.stringify({ note: '[[{{,,,"\\"],,', other: '\\' })
    assert.deepEqual(jsonSize(text), { values: 3, deepest: 1 })
  })
})
