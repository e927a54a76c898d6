import { useForm } from '@mantine/form'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { PastDates } from './past_dates'
import { newRecurring, type RecurringValues } from './recurring_values'

let past = 3
let chosen: boolean | undefined
beforeEach(() => {
  past = 3
  chosen = undefined
  vi.stubGlobal('fetch', async () => Response.json({ dates: ['2026-12-01'], past }))
})

function Fields({ values }: { values: Partial<RecurringValues> }) {
  const empty = newRecurring(undefined)
  const lines = empty.lines.map((line) => ({ ...line, amount: '19.99' }))
  const form = useForm({ initialValues: { ...empty, lines, startOn: '2026-09-01', ...values } })
  chosen = form.values.recordsPast
  return <PastDates form={form} />
}

test('past dates are offered with their number and sum, and left out until they are ticked', async () => {
  renderAt('/expenses/recurring', <Fields values={{}} />)
  const offer = await screen.findByRole('checkbox', {
    name: 'Record the 3 earlier dates too: €59.97 in total',
  })
  expect(chosen).toBe(false)
  await userEvent.click(offer)
  expect(chosen).toBe(true)
})

test('nothing is offered without past dates or for one that is there already', async () => {
  past = 0
  const { unmount } = renderAt('/expenses/recurring', <Fields values={{}} />)
  await vi.waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
  unmount()
  past = 3
  renderAt('/expenses/recurring', <Fields values={{ _id: '1' }} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
