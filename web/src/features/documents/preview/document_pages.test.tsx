import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { DocumentPages } from './document_pages'

test('the page of a document fetches its PDF only when it is asked for', async () => {
  localStorage.setItem('userId', 'u1')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      headers: { 'content-type': 'image/svg+xml' },
    })
  })
  renderAt(
    '/',
    <DocumentPages
      root="/api/invoices"
      id="i1"
      version={1}
      alt="Invoice"
      openLabel="Open PDF"
      saveLabel="Download PDF"
    />
  )
  const save = await screen.findByRole('button', { name: 'Download PDF' })
  await waitFor(() => expect(asked.some((address) => address.includes('/picture'))).toBe(true))
  expect(asked.filter((address) => address.includes('/pdf'))).toEqual([])
  await userEvent.click(save)
  await waitFor(() => expect(asked.some((address) => address.includes('/i1/pdf'))).toBe(true))
})
