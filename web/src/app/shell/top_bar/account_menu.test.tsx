import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../../../tests/render'
import { tokenFor } from '../../../../tests/token'
import { Shell } from '../shell'

const me = {
  isEmployee: true,
  role: 'employee',
  name: 'Mila Anna Kern',
  email: 'mila@studio.example',
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/me') return Response.json(me)
    if (path !== '/api/settings') return Response.json({}, { status: 404 })
    const preferences = { language: 'en', currency: 'EUR' }
    return Response.json({ companyInfo: { companyName: 'Petra Öztürk' }, preferences })
  })
})

test('the top bar shows who is signed in, apart from the name of the company', async () => {
  localStorage.setItem('token', tokenFor(9000))
  checkStoredSession()
  renderAt(
    '/screen',
    <Routes>
      <Route element={<Shell />}>
        <Route path="/screen" element="content" />
      </Route>
    </Routes>
  )
  const button = await screen.findByRole('button', { name: 'My account: Mila Anna Kern' })
  expect(button.querySelector('[data-initials="MK"]')).toBeTruthy()
  await userEvent.click(button)
  expect(await screen.findByText('Mila Anna Kern')).toBeTruthy()
  expect(screen.getByText('mila@studio.example')).toBeTruthy()
  expect(screen.getByText('Employee · Petra Öztürk')).toBeTruthy()
  const link = screen.getByRole('menuitem', { name: 'My account' })
  expect(link.getAttribute('href')).toBe('/account')
})
