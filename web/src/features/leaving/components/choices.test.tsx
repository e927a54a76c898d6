import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { Preview } from '../leaving'
import { Choices } from './choices'

const preview = (isLeaving: boolean): Preview => ({
  person: { name: 'Anna', email: 'anna@alpha.example', role: 'owner' },
  company: {
    name: 'Alpha GmbH',
    isLastOwner: true,
    deletion: isLeaving
      ? { requestedAt: '2026-11-30T07:00:00.000Z', closesOn: '2026-12-30', isHeld: false }
      : null,
    ownersView: { closesOn: '2026-12-30', kept: [], source: '' },
  } as unknown as NonNullable<Preview['company']>,
  companies: undefined,
})

function SignedOut() {
  const [shown, setShown] = useState(preview(true))
  const credentials = { email: 'anna@alpha.example', password: 'Sieben blaue Stühle' }
  return (
    <Choices preview={shown} isSignedIn={false} credentials={credentials} onChange={setShown} />
  )
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(preview(false)))
})

test('an owner who keeps the company reads that it stays, and the page moves there', async () => {
  renderAt('/delete-account', <SignedOut />)
  await userEvent.click(await screen.findByRole('button', { name: 'Keep the company' }))
  const text = await screen.findByText('The deletion is cancelled: Alpha GmbH stays.')
  expect(document.activeElement).toBe(text.closest('[role=alert]'))
  expect(screen.queryByText(/will be deleted on/)).toBeNull()
})
