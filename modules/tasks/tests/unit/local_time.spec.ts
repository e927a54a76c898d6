import { test } from '@japa/runner'
import { setClock } from '#core/clock'
import { endOfDay, startOfDay, thisDay, thisWeek, workedSeconds } from '#modules/tasks/local_time'

const at = (iso: string) => Date.parse(iso)
const hours = (day: string, zone: string) =>
  (endOfDay(day, zone) - startOfDay(day, zone)) / 3_600_000

test.group('Local time', () => {
  test('days have 23, 24, 25 and in Lord Howe 24.5 hours', ({ assert }) => {
    assert.equal(hours('2026-03-29', 'Europe/Berlin'), 23)
    assert.equal(hours('2026-06-01', 'Europe/Berlin'), 24)
    assert.equal(hours('2026-10-25', 'Europe/Berlin'), 25)
    assert.equal(hours('2026-03-08', 'America/New_York'), 23)
    assert.equal(hours('2026-04-05', 'Australia/Lord_Howe'), 24.5)
  })

  test('the parts of an entry that crosses midnight add up to the whole', ({ assert }) => {
    const entry = {
      startedAt: at('2026-10-24T20:00:00Z'),
      endedAt: at('2026-10-25T04:00:00Z'),
      breakSeconds: 1800,
    }
    const zone = 'Europe/Berlin'
    const day = (name: string) => ({ from: startOfDay(name, zone), to: endOfDay(name, zone) })
    const [saturday, sunday] = [day('2026-10-24'), day('2026-10-25')]
    assert.equal(workedSeconds(entry, saturday), 2 * 3600)
    assert.equal(workedSeconds(entry, sunday), 6 * 3600 - 1800)
    assert.equal(workedSeconds(entry), 8 * 3600 - 1800)
  })

  test('time outside a period is nothing, never less', ({ assert }) => {
    const entry = { startedAt: 0, endedAt: 10_000, breakSeconds: 10 }
    assert.equal(workedSeconds(entry), 0)
    assert.equal(workedSeconds(entry, { from: 20_000, to: 30_000 }), 0)
  })

  test('a day and a week begin where the company is', ({ assert, cleanup }) => {
    cleanup(setClock(() => at('2026-05-03T23:00:00Z')))
    assert.equal(thisDay('Europe/Berlin').from, at('2026-05-03T22:00:00Z'))
    assert.equal(thisWeek('Europe/Berlin').from, at('2026-05-03T22:00:00Z'))
    assert.equal(thisWeek('UTC').from, at('2026-04-27T00:00:00Z'))
  })
})
