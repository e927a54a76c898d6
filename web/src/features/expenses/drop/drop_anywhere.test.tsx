import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DropArea } from '@/components/files/drop_area'
import { useUnsaved } from '@/components/form/unsaved'
import {
  address,
  field,
  openNew,
  openServer,
  save,
  server,
  writeShort,
} from '../../../../tests/expense_desk'
import { renderAt } from '../../../../tests/render'
import { takeReceipts } from '../handed_files'
import { Component as DropAnywhere } from './drop_anywhere'
import { useDroppedFiles } from './receivers'
import { letWait, takeAllWaiting } from './waiting'

vi.setConfig({ testTimeout: 60_000 })

let role: string

beforeEach(() => {
  role = 'owner'
  takeReceipts()
  takeAllWaiting()
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/auth/me' ? { id: 'u1', role, isEmployee: role === 'employee' } : []
    )
  )
})

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const carrying = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } })
const handed = () => takeReceipts().map(({ file }) => file.name)

async function open(content = <p>Screen</p>) {
  renderAt(
    '/tasks',
    <>
      {content}
      <DropAnywhere />
    </>
  )
  await screen.findByText('Screen')
  await waitFor(() => {
    fireEvent.dragOver(document.body, carrying())
    expect(screen.queryByRole('status', { name: undefined })).toBeTruthy()
  })
  fireEvent.dragLeave(document.body, { relatedTarget: null })
}

test('row 79: a receipt that is dropped on any screen begins the form of a new expense', async () => {
  await open()
  expect(screen.queryByText('Drop the receipt to record an expense')).toBeNull()
  fireEvent.dragOver(document.body, carrying())
  expect(await screen.findByText('Drop the receipt to record an expense')).toBeTruthy()
  fireEvent.drop(document.body, carrying(pdf('a.pdf'), pdf('b.pdf')))
  expect(address()).toBe('/expenses/new')
  expect(handed()).toEqual(['a.pdf'])
  expect(takeAllWaiting().map(({ name }) => name)).toEqual(['b.pdf'])
  expect(screen.queryByText('Drop the receipt to record an expense')).toBeNull()
})

test('row 79: a part of the screen that takes files itself keeps them', async () => {
  const taken = vi.fn()
  await open(
    <DropArea onFiles={taken}>
      <p>Screen</p>
    </DropArea>
  )
  fireEvent.dragOver(screen.getByText('Screen'), carrying())
  expect(screen.queryByText('Drop the receipt to record an expense')).toBeNull()
  fireEvent.drop(screen.getByText('Screen'), carrying(pdf('a.pdf')))
  expect(taken).toHaveBeenCalledTimes(1)
  expect(address()).toBe('/tasks')
})

test('row 79: the open form of a receipt gets what is dropped beside it', async () => {
  const taken = vi.fn()
  function Form() {
    useDroppedFiles(taken)
    return <p>Screen</p>
  }
  await open(<Form />)
  fireEvent.drop(document.body, carrying(pdf('a.pdf')))
  expect(taken).toHaveBeenCalledTimes(1)
  expect(address()).toBe('/tasks')
})

test('row 79: a form with changes that nothing keeps is asked about first', async () => {
  function Form() {
    useUnsaved(true)
    return <p>Screen</p>
  }
  await open(<Form />)
  fireEvent.drop(document.body, carrying(pdf('a.pdf')))
  expect(await screen.findByText('Leave without saving?')).toBeTruthy()
  expect(address()).toBe('/tasks')
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(address()).toBe('/expenses/new')
  expect(handed()).toEqual(['a.pdf'])
})

test('row 79: a file that is no receipt goes nowhere', async () => {
  await open()
  fireEvent.drop(document.body, carrying(new File(['x'], 'table.csv', { type: 'text/csv' })))
  expect(address()).toBe('/tasks')
  expect(handed()).toEqual([])
})

test('row 79: receipts that were dropped together are recorded one after the other', async () => {
  openServer()
  letWait([pdf('b.pdf'), pdf('c.pdf')])
  openNew()
  await writeShort()
  expect(screen.getByText(/2 more receipts are waiting/)).toBeTruthy()
  await save()
  await waitFor(() => expect(address()).toBe('/expenses/new'))
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(handed()).toEqual(['b.pdf'])
  expect(takeAllWaiting().map(({ name }) => name)).toEqual(['c.pdf'])
  expect(field('Vendor')).toBeTruthy()
})
