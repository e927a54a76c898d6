import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { TimeEntryForm } from './time_entry_form'

let sent: { startTime?: string; endTime?: string }[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ _id: 'e1' })
  })
})

const write = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}
const hours = ({ startTime = '', endTime = '' } = {}) =>
  (Date.parse(endTime) - Date.parse(startTime)) / 3_600_000

test('time of an earlier day ends on that day', async () => {
  renderAt('/', <TimeEntryForm taskId="t1" onClose={() => undefined} />)
  await write('Start', '02.11.2026')
  await write('Start time', '9')
  await write('End time', '10:30')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(hours(sent[0])).toBe(1.5)
})

test('a night keeps the end that was chosen for it', async () => {
  renderAt('/', <TimeEntryForm taskId="t1" onClose={() => undefined} />)
  await write('Start', '02.11.2026')
  await write('End', '03.11.2026')
  await write('Start', '01.11.2026')
  await write('Start time', '22')
  await write('End time', '6')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(hours(sent[0])).toBe(32)
})
