import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { Welcome } from './components/welcome'

/** The requests that were sent, as `POST /api/settings {…}`. */
function serve() {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(`${method} ${path} ${body}`)
    return Response.json({
      companyInfo: { companyName: 'Neu', country: 'DE' },
      preferences: {},
      name: 'Neu',
      role: 'owner',
    })
  })
  return sent
}

test('the first questions save name, country and legal form, and want the form answered', async () => {
  const sent = serve()
  renderAt('/dashboard', <Welcome />)
  const name = await screen.findByRole('textbox', { name: 'Your name' })
  expect(name).toHaveProperty('value', '')
  await userEvent.type(name, 'Arta Krasniqi')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Choose your legal form/)).toBeTruthy()
  expect(sent).toEqual([])

  await userEvent.click(screen.getByRole('combobox', { name: 'Legal form' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Freiberufler' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]).toBe('PUT /api/auth/me {"name":"Arta Krasniqi"}')
  expect(sent[1]).toContain('"companyInfo":{"country":"DE","legalForm":"de.freelance"}')
})

test('skipping closes the first questions on the server and says nothing else', async () => {
  const sent = serve()
  renderAt('/dashboard', <Welcome />)
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toBe('POST /api/settings {"preferences":{"isWelcomeClosed":true}}')
})
