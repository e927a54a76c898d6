import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useBeside } from './use_beside'

function Page() {
  const { id, linkTo, open, turnTo, close } = useBeside('mail')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <button type="button" onClick={() => open('m1')}>
        Open
      </button>
      <button type="button" onClick={() => turnTo('m2')}>
        Turn
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Link to={linkTo('m3')}>Link</Link>
      <output>{`${pathname}${search} ${id}`}</output>
    </>
  )
}

const address = () => screen.getByRole('status').textContent
const click = (name: string) => userEvent.click(screen.getByText(name))

test('the address contains the record open beside a list, and the way back leads to the list', async () => {
  render(
    <MemoryRouter initialEntries={['/', '/mails?status=failed']}>
      <Page />
    </MemoryRouter>
  )
  await click('Open')
  expect(address()).toBe('/mails?status=failed&mail=m1 m1')
  await click('Turn')
  expect(address()).toBe('/mails?status=failed&mail=m2 m2')
  await click('Back')
  expect(address()).toBe('/mails?status=failed null')
  await click('Link')
  expect(address()).toBe('/mails?status=failed&mail=m3 m3')
  await click('Close')
  await click('Back')
  expect(address()).toBe('/mails?status=failed null')
})
