import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { Task, TimeEntry } from '../task'
import { EntryRow } from './entry_row'

const ENTRY: TimeEntry = {
  _id: 'e1',
  startTime: '2026-11-02T09:00:00.000Z',
  endTime: '2026-11-02T10:00:00.000Z',
  breakSeconds: 0,
  pausedAt: null,
  seconds: 3600,
  endedBecause: null,
  tags: [],
  note: 'Shelves',
  user: { _id: 'u1', name: 'Anna' },
  isBilled: false,
  billable: true,
  byDuration: false,
  recordedOffline: false,
  version: 3,
}

const TASK: Task = {
  _id: 't1',
  title: 'Shelves',
  description: '',
  status: 'open',
  priority: 'normal',
  project: null,
  assignees: [],
  dueDate: null,
  estimatedSeconds: null,
  trackedSeconds: 3600,
  timeEntries: [],
  billable: true,
  version: 3,
  createdAt: '2026-11-02T09:00:00.000Z',
}

const show = (endedBecause: TimeEntry['endedBecause']) =>
  renderAt(
    '/',
    <EntryRow
      entry={{ ...ENTRY, endedBecause }}
      task={TASK}
      onEdit={() => {}}
      onSplit={() => {}}
      onMove={() => {}}
    />
  )

test('time whose timer was stopped by a suspension says so', async () => {
  show('company_suspended')
  expect(
    await screen.findByText('Anna · Shelves · stopped when the company was suspended')
  ).toBeTruthy()
})

test('time that its person ended by starting the next says nothing', async () => {
  show('switched')
  expect(await screen.findByText('Anna · Shelves')).toBeTruthy()
})
