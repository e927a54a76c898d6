import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../tests/render'
import { MailTest } from './components/operations/mail_test'

afterEach(() => vi.unstubAllGlobals())

test('the operator sends a test mail with one button', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${path}`)
    return Response.json({ to: 'ops@example.test', host: 'smtp.example.test:587' })
  })
  renderAt('/admin/operations', <MailTest />)
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test e-mail' }))
  await waitFor(() => expect(sent).toEqual(['POST /api/admin/mail-tests']))
})
