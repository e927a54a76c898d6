import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AttachedFiles } from './attached_files'

const LINK = { id: 'i1', key: 'secret' }
const FILES = [{ _id: 'a1', name: 'Leistungsnachweis.pdf', size: 2048 }]

const show = () =>
  render(
    <MantineProvider>
      <AttachedFiles files={FILES} link={LINK} />
    </MantineProvider>
  )

test('a file of the invoice is requested with the key of the link, which is in no address', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    asked.push([path, JSON.parse(String(body))])
    return Response.json({ error: 'This link opens nothing.' }, { status: 404 })
  })
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Leistungsnachweis.pdf' }))
  await waitFor(() =>
    expect(asked).toEqual([['/api/shared-invoices/attachment', { ...LINK, attachmentId: 'a1' }]])
  )
  expect(await screen.findByText('This link opens nothing.')).toBeDefined()
})
