import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { Rules } from './rules'

test('placeholders of lines are shown in the words of the reader', async () => {
  renderAt(
    '/',
    <Rules
      recurring={{
        schedule: { unit: 'month', every: 1, startOn: '2030-01-01', day: 'monthDay', monthDay: 1 },
        mode: 'draft',
        dueDays: null,
        servicePeriod: 'none',
        catchUp: 'ask',
        collects: null,
        collectsExpenses: false,
        endsOn: null,
        endsAfter: null,
        retainer: null,
        invoice: { lines: [{ description: 'Hosting {{monthYear}}\nwith backups' }] },
      }}
    />
  )
  expect(await screen.findByText('Hosting {{month and year}}')).toBeTruthy()
})
