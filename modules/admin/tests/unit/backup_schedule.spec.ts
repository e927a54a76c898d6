import { test } from '@japa/runner'
import { addDays } from '#core/clock'
import { dueDay } from '#modules/admin/backups/due_day'
import { surplusBackups } from '#modules/admin/backups/surplus_backups'

test.group('The schedule of backups', () => {
  test('begins a day at its time in the zone of the server', ({ assert }) => {
    const day = (at: string) => dueDay(Date.parse(at), '02:30', 'Europe/Berlin')
    assert.equal(day('2026-11-29T01:29:00Z'), '2026-11-28')
    assert.equal(day('2026-11-29T01:30:00Z'), '2026-11-29')
    assert.equal(day('2026-11-29T23:30:00Z'), '2026-11-29')
    // The hour that is left out in spring: the backup is due when it is over.
    assert.equal(day('2026-03-29T00:59:00Z'), '2026-03-28')
    assert.equal(day('2026-03-29T01:00:00Z'), '2026-03-29')
  })

  test('keeps the newest of seven days, four weeks and twelve months', ({ assert }) => {
    const names = Array.from({ length: 500 }, (_, n) => `kontor-${addDays('2026-11-29', -n)}`)
    const surplus = new Set(surplusBackups(names, { daily: 7, weekly: 4, monthly: 12 }))
    assert.deepEqual(
      names.filter((name) => !surplus.has(name)).map((name) => name.slice(7)),
      [
        ...[29, 28, 27, 26, 25, 24, 23, 22, 15].map((day) => `2026-11-${day}`),
        ...['2026-11-08', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
        ...['2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
      ]
    )
  })

  test('keeps the later attempt of a day and leaves other names alone', ({ assert }) => {
    const names = ['kontor-2026-11-29', 'kontor-2026-11-29-2', 'company-keys', 'by-hand']
    const keep = { daily: 1, weekly: 1, monthly: 1 }
    assert.deepEqual(surplusBackups(names, keep), ['kontor-2026-11-29'])
  })
})
