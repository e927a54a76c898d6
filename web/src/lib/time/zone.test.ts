import { afterEach, expect, test, vi } from 'vitest'
import { formatDate, formatInstant, formatMonthYear, parseDay, today } from './days'
import { dayOf, instantOf, isSkipped, timeOf } from './local_instant'
import { goBy } from './zone'

const MINUTE_MS = 60_000
const ZONES = [
  'Europe/Berlin',
  'Europe/Tirane',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Australia/Lord_Howe',
]
/** Far from all of them, and never put forward. */
const BROWSER = 'Pacific/Honolulu'

process.env.TZ = BROWSER
afterEach(() => {
  process.env.TZ = BROWSER
})

/** Every twenty minutes of the days around the changes of the clock in 2026, and of some around new year. */
const instants = ['2026-03-08', '2026-03-29', '2026-04-04', '2026-09-26', '2026-10-03']
  .concat('2026-10-25', '2026-11-01', '2026-12-31')
  .flatMap((day) =>
    Array.from({ length: 144 }, (_, step) => Date.parse(day) + step * 20 * MINUTE_MS)
  )
  .map((at) => new Date(at).toISOString())

test.each(ZONES)(
  'a browser elsewhere tells and reads the times of %s as one that is there',
  (zone) => {
    const told = () => instants.map((at) => `${dayOf(at)} ${timeOf(at)}, ${formatInstant(at)}`)
    const read = () =>
      instants.flatMap((at) => {
        const [day, time] = [dayOf(at), timeOf(at)]
        return [instantOf(day, time), instantOf(day, time, at), isSkipped(day, '02:20')]
      })
    process.env.TZ = zone
    const there = [told(), read()]
    process.env.TZ = BROWSER
    expect([told(), read()]).not.toEqual(there)
    goBy(zone)
    expect([told(), read()]).toEqual(there)
  }
)

test.each(ZONES)('each instant in %s is found again by its day and time', (zone) => {
  goBy(zone)
  for (const at of instants) {
    const first = instantOf(dayOf(at), timeOf(at))
    const second = instantOf(dayOf(at), timeOf(at), first)
    expect([first, second]).toContain(at)
    expect(isSkipped(dayOf(at), timeOf(at))).toBe(false)
  }
})

test('the clock of the company is put forward and back, not that of the browser', () => {
  goBy('Europe/Berlin')
  expect(isSkipped('2026-03-29', '02:30')).toBe(true)
  expect(instantOf('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
  expect(instantOf('2026-10-25', '02:15')).toBe('2026-10-25T00:15:00.000Z')
  expect(instantOf('2026-10-25', '02:15', '2026-10-25T00:45:00.000Z')).toBe(
    '2026-10-25T01:15:00.000Z'
  )
  process.env.TZ = 'Europe/Berlin'
  goBy('Asia/Kathmandu')
  expect(isSkipped('2026-03-29', '02:30')).toBe(false)
  expect(instantOf('2026-03-29', '02:30')).toBe('2026-03-28T20:45:00.000Z')
})

test('today, months and typed days are those of the company', () => {
  const newYear = new Date('2026-12-31T11:30:00Z')
  expect([today(newYear), parseDay('1.2.', newYear)]).toEqual(['2026-12-31', '2026-02-01'])
  goBy('Pacific/Auckland')
  expect([today(newYear), parseDay('1.2.', newYear)]).toEqual(['2027-01-01', '2027-02-01'])
  expect(formatMonthYear(newYear)).toBe('January 2027')
  expect(formatDate('2026-12-31')).toBe('31.12.2026')
  expect(formatDate('')).toBe('')
})

test('a day begins where the clock leaves midnight out', () => {
  goBy('America/Santiago')
  expect(instantOf('2026-09-06', '00:00')).toBe('2026-09-06T04:00:00.000Z')
})

test('a zone that the browser does not know leaves its own', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  goBy('Mars/Olympus')
  expect(timeOf('2026-11-23T12:00:00Z')).toBe('02:00')
  expect(warn).toHaveBeenCalledOnce()
})
