import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { Rules } from './rules'

test('placeholders of lines are shown in the words of the reader', async () => {
  renderAt(
    '/',
    <Rules
      recurring={{
        schedule: {
          startOn: '2030-01-01',
          every: 1,
          unit: 'month',
          on: 'date',
          day: null,
          secondDay: null,
          nth: null,
          weekday: null,
        },
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
