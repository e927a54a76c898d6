import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { ProceduresSection } from './procedures_section'

afterEach(() => vi.unstubAllGlobals())

test('a note of the procedure documentation is saved with the version that was read', async () => {
  const saved: unknown[] = []
  const notes = { responsibilities: 'Ada', paper: '', operation: '', version: 3 }
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Response.json(notes)
    saved.push(JSON.parse(String(body)))
    return Response.json({ ...notes, paper: 'Scanned', version: 4 })
  })
  renderAt('/settings', <ProceduresSection />)
  await userEvent.type(await screen.findByLabelText('Receipts on paper'), 'Scanned')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(saved).toEqual([
      { responsibilities: 'Ada', paper: 'Scanned', operation: '', version: 3 },
    ])
  )
})
