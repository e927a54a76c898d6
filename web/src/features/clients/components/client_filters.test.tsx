import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useTableState } from '@/components/data_table/table_state'
import { renderAt } from '../../../../tests/render'
import { ClientFilters } from './client_filters'

function Filters() {
  return (
    <ClientFilters
      state={useTableState<'/api/clients'>({ filters: ['archived', 'type', 'country', 'overdue'] })}
    />
  )
}

const address = () => screen.getByTestId('address').textContent

test('a filter is chosen behind one button and shown as a chip, which takes it back', async () => {
  renderAt('/clients', <Filters />)
  await userEvent.click(await screen.findByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'With overdue' }))
  expect(address()).toBe('/clients?overdue=true')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter “With overdue”' }))
  expect(address()).toBe('/clients')
})

test('filters of a link are named by their words', async () => {
  renderAt('/clients?country=XK&type=business', <Filters />)
  await screen.findByRole('button', { name: 'Remove the filter “Kosovo”' })
  expect(screen.getByRole('button', { name: 'Remove the filter “Company”' })).toBeTruthy()
})
