import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useDrawerTarget } from './use_drawer_target'

function Page() {
  const { open, close } = useDrawerTarget()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <button type="button" onClick={() => open('i1')}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <output>{pathname + search}</output>
    </>
  )
}

const address = () => screen.getByRole('status').textContent

test('the way back from a list does not open the drawer again that was closed', async () => {
  render(
    <MemoryRouter initialEntries={['/', '/items?search=a']}>
      <Page />
    </MemoryRouter>
  )
  await userEvent.click(screen.getByText('Open'))
  expect(address()).toBe('/items?search=a&edit=i1')
  await userEvent.click(screen.getByText('Close'))
  await userEvent.click(screen.getByText('Back'))
  expect(address()).toBe('/items?search=a')
})
