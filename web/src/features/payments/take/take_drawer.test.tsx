import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { TakeDrawer } from './take_drawer'

const CLIENT = { _id: 'c1', name: 'Bakery', number: 'K-1', city: '', currency: 'EUR' }

beforeEach(() => {
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/settings')) {
      return Response.json({ preferences: { currency: 'EUR' } })
    }
    if (address === '/api/clients/c1') return Response.json(CLIENT)
    return Response.json(address.startsWith('/api/clients') ? [CLIENT] : [])
  })
})

test('client and amount are restored after leaving a payment or reloading the page', async () => {
  renderAt('/payments?new=1', <TakeDrawer />)
  await userEvent.type(await screen.findByLabelText('Client'), 'Bak')
  await userEvent.click(await screen.findByRole('option', { name: /Bakery/ }))
  await userEvent.type(await screen.findByLabelText('Reference'), 'Cash')
  const address = screen.getByTestId('address').textContent ?? ''
  expect(address).toBe('/payments?new=c1')
  cleanup()
  renderAt(address, <TakeDrawer />)
  expect((await screen.findByLabelText<HTMLInputElement>('Reference')).value).toBe('Cash')
  expect(screen.getByLabelText<HTMLInputElement>('Client').value).toBe('Bakery')
})
