import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { draw } from '@/lib/server/api'
import { renderAt } from '../../../tests/render'
import { PagesPicture } from './pages_picture'
import { usePictures } from './use_pictures'

function Invoice() {
  const pictures = usePictures({
    queryKey: ['picture'],
    draw: (portion, signal) =>
      draw('GET', '/api/invoices/:id/picture', portion, { params: { id: 'i1' }, signal }),
    isPassing: true,
  })
  return <PagesPicture pictures={pictures} alt="Invoice" />
}

const picture = (next?: string) =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: next ? { Link: `<${next}>; rel="next"` } : {},
  })

test('further pages of a long document are drawn when they are asked for', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return path.endsWith('page=2') ? picture() : picture('/api/invoices/i1/picture?page=2')
  })
  renderAt('/invoices', <Invoice />)
  expect(await screen.findAllByRole('img', { name: 'Invoice' })).toHaveLength(1)
  expect(asked).toEqual(['/api/invoices/i1/picture'])

  await userEvent.click(screen.getByRole('button', { name: 'Show more pages' }))
  await vi.waitFor(() => expect(screen.getAllByRole('img', { name: 'Invoice' })).toHaveLength(2))
  expect(asked[1]).toBe('/api/invoices/i1/picture?page=2')
  expect(screen.queryByRole('button', { name: 'Show more pages' })).toBeNull()
})

test('a portion that fails is reported below the pages, and retried', async () => {
  let fails = true
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.endsWith('page=2')) return picture('?page=2')
    return fails ? Response.json({ error: 'Too many prints.' }, { status: 429 }) : picture()
  })
  renderAt('/invoices', <Invoice />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show more pages' }))
  expect(await screen.findByText('Too many prints.')).toBeDefined()
  expect(screen.getAllByRole('img', { name: 'Invoice' })).toHaveLength(1)

  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.getAllByRole('img', { name: 'Invoice' })).toHaveLength(2))
})
