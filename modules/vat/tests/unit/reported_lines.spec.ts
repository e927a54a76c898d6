import { test } from '@japa/runner'
import { minor } from '#core/money/minor'
import { lineChanges, readLines, storedLines } from '#modules/vat/recapitulative/reported_lines'

const line = (vatId: string, kind: 'L' | 'S' | 'D', amount: bigint) => ({
  vatId,
  kind,
  amount: minor(amount),
})

test.group('Lines of a reported recapitulative statement', () => {
  test('are read as they were stored', ({ assert }) => {
    const lines = [line('ATU1', 'D', 12_345_678_901_234_567n)]
    assert.deepEqual(readLines(storedLines(lines)), lines)
  })

  test('differ by VAT id and kind, also where one is gone', ({ assert }) => {
    const before = [line('ATU1', 'S', 100n), line('FR1', 'L', 500n), line('IT1', 'S', 7n)]
    const after = [line('ATU1', 'D', 100n), line('FR1', 'L', 400n), line('IT1', 'S', 7n)]
    assert.deepEqual(lineChanges(before, after), [
      { vatId: 'ATU1', kind: 'D', before: null, after: 100n },
      { vatId: 'FR1', kind: 'L', before: 500n, after: 400n },
      { vatId: 'ATU1', kind: 'S', before: 100n, after: null },
    ])
  })
})
