import { test } from '@japa/runner'
import { foldText, whereContains } from '#core/database/search'

test.group('Search text', () => {
  test('case and accents do not matter', ({ assert }) => {
    assert.equal(
      foldText('Müller & Söhne', null, 'STRASSE', 'Straße', 'Këlmend'),
      'muller & sohne strasse strasse kelmend'
    )
  })

  test('every word must be there, and wildcards are plain text', ({ assert }) => {
    const asked: string[][] = []
    whereContains(
      { whereRaw: (sql, bindings) => asked.push([sql, ...bindings]) },
      'search_text',
      ' 50% A_b! '
    )
    assert.deepEqual(asked, [
      ["search_text like ? escape '!'", '%50!%%'],
      ["search_text like ? escape '!'", '%a!_b!!%'],
    ])
  })
})
