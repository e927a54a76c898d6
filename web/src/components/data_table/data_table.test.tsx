import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RowOf } from '#api/routes'
import { listQuery } from '@/lib/server/queries'
import { renderAt } from '../../../tests/render'
import { Dialog } from '../dialogs/dialog'
import type { Column } from './column'
import { DataTable } from './data_table'
import { useTableState } from './table_state'

type Row = Pick<RowOf<'/api/clients'>, '_id' | 'name' | 'version'>

const rows: Row[] = [
  { _id: '1', name: 'Anna', version: 10 },
  { _id: '2', name: 'Bert', version: 20 },
]
const answer = vi.fn<typeof fetch>()
const onArchive = vi.fn()

const columns: Column<Row>[] = [
  { key: 'name', label: 'Client', cell: (row) => row.name, sortKey: 'name' },
  { key: 'version', label: 'Amount', cell: (row) => row.version, align: 'right', foot: '30' },
  { key: 'id', label: 'Key', cell: (row) => row._id, isOptional: true },
]

function Clients() {
  const state = useTableState<'/api/invoices'>({ filters: ['status'], pageSize: 2 })
  const list = useQuery(listQuery('/api/clients', state.query))
  return (
    <DataTable
      columns={columns}
      state={state}
      list={list}
      name="clients"
      label="Clients"
      searchLabel="Search clients"
      rowId={(row) => row._id}
      rowName={(row) => row.name}
      rowLink={(row) => `/clients/${row._id}`}
      bulkActions={[{ label: 'Archive', onSelect: onArchive }]}
      empty="No client yet."
    />
  )
}

const listOf = (content: Row[], total = content.length) =>
  new Response(JSON.stringify(content), { headers: { 'x-total-count': String(total) } })
const address = () => screen.getByTestId('address').textContent ?? ''
const lastAsked = () => String(answer.mock.calls.at(-1)?.[0])

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
  answer.mockImplementation(async () => listOf(rows, 5))
  onArchive.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('the first column is a link and the foot has the totals', async () => {
  renderAt('/clients', <Clients />)
  const link = await screen.findByRole('link', { name: 'Anna' })
  expect(link.getAttribute('href')).toBe('/clients/1')
  expect(screen.getByText('30')).toBeTruthy()
  expect(screen.getByText('5 entries')).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Key' })).toBeNull()
})

test('sorting, paging and filters stand in the address and reach the server', async () => {
  renderAt('/clients?status=open', <Clients />)
  await screen.findByText('Anna')
  expect(lastAsked()).toBe('/api/clients?page=1&pageSize=2&status=open')

  await userEvent.click(screen.getByRole('button', { name: 'Client' }))
  await waitFor(() => expect(address()).toBe('/clients?status=open&sort=name&order=asc'))
  await screen.findByText('Anna')
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(lastAsked()).toContain('page=2&pageSize=2&sort=name&order=asc'))
})

test('a screen reader says which row a box is for', async () => {
  renderAt('/clients', <Clients />)
  expect(await screen.findByRole('checkbox', { name: 'Select Anna' })).toBeTruthy()
})

test('ticked rows get the bulk bar', async () => {
  renderAt('/clients', <Clients />)
  await screen.findByText('Anna')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  const bar = screen.getByRole('toolbar')
  expect(within(bar).getByText('2 selected')).toBeTruthy()
  await userEvent.click(within(bar).getByRole('button', { name: 'Archive' }))
  expect(onArchive).toHaveBeenCalledWith(rows)
})

test('j, k, x and Enter work the rows', async () => {
  renderAt('/clients', <Clients />)
  await screen.findByText('Anna')
  await userEvent.keyboard('jjkx')
  expect(screen.getByText('1 selected')).toBeTruthy()
  await userEvent.keyboard('j{Enter}')
  await waitFor(() => expect(address()).toBe('/clients/2'))
})

test('a row that was ticked with the mouse leaves the letters to the table', async () => {
  renderAt('/clients', <Clients />)
  await screen.findByText('Anna')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Anna' }))
  await userEvent.keyboard('jjx')
  expect(screen.getByText('2 selected')).toBeTruthy()
})

test('under an open dialog the keys of the rows do nothing', async () => {
  renderAt(
    '/clients',
    <>
      <Clients />
      <Dialog onClose={() => {}} title="Question" />
    </>
  )
  await screen.findByRole('dialog')
  await screen.findByText('Anna')
  document.body.focus()
  await userEvent.keyboard('jx{Enter}')
  expect(screen.queryByText('1 selected')).toBeNull()
  expect(address()).toBe('/clients')
})

test('nothing at all and nothing for this filter are different things', async () => {
  answer.mockImplementation(async () => listOf([]))
  renderAt('/clients', <Clients />)
  expect(await screen.findByText('No client yet.')).toBeTruthy()
})

test('nothing for this filter offers to clear it', async () => {
  answer.mockImplementation(async () => listOf([]))
  renderAt('/clients?status=open&search=x', <Clients />)
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/clients'))
})

test('a failed load says what and offers to try again', async () => {
  answer.mockImplementation(
    async () => new Response('{"error":"The books are closed."}', { status: 503 })
  )
  renderAt('/clients', <Clients />)
  expect(await screen.findByText('The books are closed.', {}, { timeout: 4000 })).toBeTruthy()
  answer.mockImplementation(async () => listOf(rows))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Anna')).toBeTruthy()
})
