import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import type { Month } from '../person_page'
import { MonthSums } from './month_sums'

const HOUR = 3600

/** Three days of eight hours, of which nine, seven and one were worked. */
const MONTH: Month = {
  month: '2026-11',
  holidayRegion: 'DE',
  hasTargets: true,
  targetSeconds: 24 * HOUR,
  workedSeconds: 17 * HOUR,
  overtimeSeconds: 0,
  overtimeUntil: '2026-11-03',
  days: [9, 7, 1].map((hours, index) => ({
    date: `2026-11-0${index + 2}`,
    targetSeconds: 8 * HOUR,
    workedSeconds: hours * HOUR,
    holiday: null,
    absence: null,
    warnings: [],
  })),
  weeks: [],
}

async function sumsOf(month: Month) {
  renderAt('/', <MonthSums month={month} />)
  const terms = await screen.findAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])
  )
}

test('the difference of the running month ends with the day of the overtime, and says so', async () => {
  expect(await sumsOf(MONTH)).toEqual({
    Worked: '17:00',
    'Target of the month': '24:00',
    'Difference to 03.11.2026': '0:00',
  })
})

test('the difference of a month that is over is that of all its days', async () => {
  expect(await sumsOf({ ...MONTH, overtimeUntil: '2026-11-30' })).toMatchObject({
    Difference: '-7:00',
  })
})

test('a month without a past day has no difference', async () => {
  expect(await sumsOf({ ...MONTH, overtimeUntil: '2026-11-01' })).toEqual({
    Worked: '17:00',
    'Target of the month': '24:00',
  })
})
