import { test } from '@japa/runner'
import { setClock, today } from '#core/clock'

test.group('Today', (group) => {
  let instant = 0
  group.setup(() => setClock(() => instant))

  test('is another day at another place, and begins at its midnight', ({ assert }) => {
    instant = Date.parse('2026-06-30T21:59:59.999Z')
    assert.equal(today('Europe/Berlin'), '2026-06-30')
    assert.equal(today('Asia/Kathmandu'), '2026-07-01')
    instant += 1
    assert.equal(today('Europe/Berlin'), '2026-07-01')
    assert.equal(today('America/New_York'), '2026-06-30')
  })

  test('follows a clock that is set back', ({ assert }) => {
    instant = Date.parse('2026-07-01T00:00:00Z')
    assert.equal(today('UTC'), '2026-07-01')
    instant -= 1
    assert.equal(today('UTC'), '2026-06-30')
  })
})
