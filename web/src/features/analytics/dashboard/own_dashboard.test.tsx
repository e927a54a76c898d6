import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession } from '@/lib/session/session'
import { today } from '@/lib/time/days'
import { renderAt } from '../../../../tests/render'
import { tokenFor } from '../../../../tests/token'
import { OwnDashboard } from './components/own_dashboard'

const TASK = {
  _id: '0192f0c1-0000-7000-8000-000000000001',
  title: 'Count the stock',
  project: null,
}
const BOARD = {
  runningTask: null,
  openTasks: [
    { ...TASK, dueDate: '2020-01-01', status: 'open' },
    { ...TASK, _id: 't2', title: 'Sweep', dueDate: today(), status: 'open' },
    { ...TASK, _id: 't3', title: 'Plan', dueDate: '2999-01-01', status: 'open' },
  ],
  secondsToday: 5400,
  secondsThisWeek: 36_000,
  lastEntries: [{ _id: 'e1', task: TASK, startTime: '2026-11-24T08:00:00Z', seconds: 1800 }],
  notesToSign: [{ _id: 'n1', number: 'LS-7', clientName: 'Nordwind', date: '2026-11-24' }],
}

let asked: string[]

beforeEach(() => {
  asked = []
  localStorage.setItem('token', tokenFor(3600))
  checkStoredSession()
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    if (path === '/api/employee-dashboard') return Response.json(BOARD)
    return Response.json({
      success: true,
      timeEntry: { _id: 'e2' },
      task: { ...TASK, timeEntries: [] },
    })
  })
})

test('tasks say what is late and what is due today', async () => {
  renderAt('/employee-dashboard', <OwnDashboard />)
  await screen.findByText('Late')
  await screen.findByText('Due today')
  expect(screen.getAllByText(/^(Late|Due today)$/)).toHaveLength(2)
})

test('the last entry goes on with one click', async () => {
  renderAt('/employee-dashboard', <OwnDashboard />)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Continue with Count the stock' })
  )
  await waitFor(() => expect(asked).toContain(`POST /api/tasks/${TASK._id}/time/start`))
})

test('a delivery note leads to the page where it is signed', async () => {
  renderAt('/employee-dashboard', <OwnDashboard />)
  const sign = await screen.findByRole('link', { name: 'Get delivery note LS-7 signed' })
  expect(sign.getAttribute('href')).toBe('/view/delivery-notes/n1')
})
