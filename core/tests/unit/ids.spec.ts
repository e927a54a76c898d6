import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { newId } from '#core/ids'

test.group('Ids', () => {
  test('of one millisecond keep the order of their making', ({ assert, cleanup }) => {
    cleanup(setClock(() => Date.parse('2026-11-23T10:00:00Z')))
    const made = Array.from({ length: 1000 }, newId)
    assert.deepEqual(made, made.toSorted())
    assert.equal(new Set(made).size, made.length)
  })

  test('sort by their time, also when the clock goes back', ({ assert, cleanup }) => {
    let time = Date.parse('2026-11-23T10:00:00Z')
    cleanup(setClock(() => time))
    const later = newId()
    time -= 1
    assert.isTrue(newId() < later)
  })
})
