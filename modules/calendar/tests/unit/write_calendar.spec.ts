import { test } from '@japa/runner'
import { contentLine, textValue } from '#modules/calendar/ical/content_line'
import { writeCalendar } from '#modules/calendar/ical/write_calendar'
import { readCalendar } from '#modules/calendar/tests/read_calendar'

const AT = Date.UTC(2026, 10, 28, 8, 30)
const EVENT = { uid: 'task-1', stampedAt: AT, title: 'Angebot' }

test.group('The text of a calendar (RFC 5545)', () => {
  test('lines have at most 75 octets, and no character is cut', ({ assert }) => {
    for (const character of ['a', 'ß', '€', '🧾']) {
      const text = character.repeat(200)
      const lines = contentLine('SUMMARY', text).slice(0, -2).split('\r\n')
      for (const line of lines) assert.isAtMost(Buffer.byteLength(line), 75)
      assert.equal(Buffer.byteLength(lines[0]!) > 71, true)
      const [first, ...further] = lines
      for (const line of further) assert.equal(line[0], ' ')
      const whole = [first, ...further.map((line) => line.slice(1))].join('')
      assert.equal(whole, `SUMMARY:${text}`)
    }
  })

  test('backslashes, semicolons, commas and line ends are escaped', ({ assert }) => {
    assert.equal(textValue('a\\b;c,d\ne\r\nf\rg'), 'a\\\\b\\;c\\,d\\ne\\nf\\ng')
    assert.equal(textValue('a\u2028b\u2029c\u0085d'), 'a\\nb\\nc\\nd')
    assert.equal(textValue('a\tb\u0000c\u007fd\u001be'), 'a b c d e')
  })

  test('no title or name begins a line of its own', ({ assert }) => {
    const title = 'Eins\r\nEND:VEVENT\nBEGIN:VEVENT\rUID:2'
    const time = { firstDay: '2026-11-28', lastDay: '2026-11-28' }
    const text = writeCalendar({
      name: 'A\r\nX-EVIL:1',
      events: [{ ...EVENT, title, time, description: title }],
    })
    const { head, events } = readCalendar(text)
    assert.lengthOf(events, 1)
    assert.equal(events[0]!.values.UID, 'task-1@kontor')
    assert.equal(events[0]!.values.SUMMARY, 'Eins\nEND:VEVENT\nBEGIN:VEVENT\nUID:2')
    assert.equal(head['X-WR-CALNAME'], 'A\nX-EVIL:1')
    assert.notProperty(head, 'X-EVIL')
  })

  test('instants are in UTC, days without a time, and the end is the first after the event', ({
    assert,
  }) => {
    const events = [
      { ...EVENT, uid: '1', time: { from: AT, to: AT + 5_400_000 } },
      { ...EVENT, uid: '2', time: { from: AT, to: AT } },
      { ...EVENT, uid: '3', time: { firstDay: '2026-12-30', lastDay: '2026-12-31' } },
    ]
    const [clock, moment, days] = readCalendar(writeCalendar({ name: 'K', events })).events
    assert.containSubset(clock!.values, { DTSTART: '20261128T083000Z', DTEND: '20261128T100000Z' })
    assert.notProperty(moment!.values, 'DTEND')
    assert.containSubset(days!.values, { DTSTART: '20261230', DTEND: '20270101' })
    assert.equal(days!.parameters.DTSTART, ';VALUE=DATE')
    assert.equal(days!.values.DTSTAMP, '20261128T083000Z')
  })

  test('a calendar without events is complete', ({ assert }) => {
    const { head, events } = readCalendar(writeCalendar({ name: 'Leer', events: [] }))
    assert.containSubset(head, { VERSION: '2.0', NAME: 'Leer' })
    assert.match(head.PRODID!, /Kontor/)
    assert.lengthOf(events, 0)
  })
})
