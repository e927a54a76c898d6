import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'

/** A list of addresses of the API, as changes name what they affect; not what a page asks for ahead. */
const ADDRESSES = /(?<!asks: )\[\s*((?:(?:\.\.\.\w+|'\/api\/[^']+')\s*,?\s*)+)\]/g
const ADDRESS = /'\/api\/([^']+)'/g

test.group('Queries that a change affects', () => {
  test('are named by the first part of their address, as their keys begin with it', async ({
    assert,
  }) => {
    const wrong: string[] = []
    let count = 0
    for await (const path of glob('web/src/**/*.{ts,tsx}')) {
      if (path.includes('.test.')) continue
      const source = await readFile(path, 'utf8')
      for (const [, list] of source.matchAll(ADDRESSES)) {
        for (const [, address] of list!.matchAll(ADDRESS)) {
          count += 1
          // The key of `/api/auth/sessions` is `['/api/auth', 'sessions']`: the whole address reaches nothing.
          if (address!.includes('/')) wrong.push(`${path}: /api/${address}`)
        }
      }
    }
    assert.isAbove(count, 200)
    assert.deepEqual(wrong, [])
  })
})
