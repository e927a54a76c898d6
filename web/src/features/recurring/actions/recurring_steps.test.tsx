import { Button } from '@mantine/core'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { RecurringRow } from '../recurring'
import type { Step } from './steps'
import { useRecurringSteps } from './use_recurring_steps'

const recurring: Partial<RecurringRow> = {
  _id: 'r1',
  name: 'Hosting',
  mode: 'issue',
  nextDate: '2030-04-01',
  pause: null,
  company: { _id: 'c1', name: 'Nordwind' },
}

function Steps({ step }: { step: Step }) {
  const { start, dialogs } = useRecurringSteps()
  return (
    <>
      <Button onClick={() => start(step, recurring as RecurringRow)}>Begin</Button>
      {dialogs}
    </>
  )
}

for (const [step, verb, call, date] of [
  ['run', 'Create the next one now', 'POST /api/recurring-invoices/r1/run', '2030-04-01'],
  ['retry', 'Try again', 'POST /api/recurring-invoices/r1/run', '2030-04-01'],
  ['skip', 'Skip the next', 'POST /api/recurring-invoices/r1/skip', '2030-04-01'],
  ['end', 'End', 'POST /api/recurring-invoices/r1/end', undefined],
  ['delete', 'Delete', 'DELETE /api/recurring-invoices/r1', undefined],
] as const) {
  test(`a click on "${verb}" in the question does what was asked about`, async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
      sent.push([`${method} ${path}`, JSON.parse(String(body))])
      return Response.json({})
    })
    renderAt('/', <Steps step={step} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }))
    const question = await screen.findByRole('dialog')
    await userEvent.click(within(question).getByRole('button', { name: verb }))
    const body = { companyId: 'c1', ...(date && { date }) }
    await waitFor(() => expect(sent).toEqual([[call, body]]))
  })
}
