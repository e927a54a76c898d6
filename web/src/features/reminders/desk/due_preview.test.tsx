import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { DueReminder, InterestPeriod } from '../reminder'
import { DuePreview } from './due_preview'

const PERIODS: InterestPeriod[] = [
  { from: '2027-03-03', until: '2027-03-22', open: 1190, percent: 10.27, interest: 6.7 },
  { from: '2027-03-23', until: '2027-04-01', open: 690, percent: 10.27, interest: 1.94 },
]
const invoice = (number: string, interestPeriods: InterestPeriod[]) => ({
  _id: number,
  number,
  dueDate: '2027-03-02',
  daysOverdue: 30,
  possibleOn: '2027-03-09',
  open: 690,
  interest: 8.64,
  interestPeriods,
  defaultGround: 'agreedDay' as const,
  interestFrom: '2027-03-03',
})
const DUE: DueReminder = {
  client: null,
  clientName: 'Korn',
  currency: 'EUR',
  level: 1,
  subject: 'First reminder',
  canBeMailed: true,
  open: 1380,
  interest: 10.58,
  flatSum: 0,
  fee: 0,
  total: 1390.58,
  invoices: [invoice('RE-1', PERIODS), invoice('RE-2', [])],
}

test('the preview lists the periods of interest of each invoice that has several', async () => {
  vi.stubGlobal('fetch', async () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  renderAt(
    '/reminders',
    <DuePreview reminder={DUE} isBusy={false} onMake={() => {}} onClose={() => {}} />
  )
  const table = await screen.findByRole('table', {
    name: 'Default interest on RE-1 until today',
  })
  const [, ...rows] = within(table).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    '03.03.202722.03.2027€1,190.0010.27%€6.70',
    '23.03.202701.04.2027€690.0010.27%€1.94',
  ])
  expect(screen.getAllByRole('table')).toHaveLength(1)
})
