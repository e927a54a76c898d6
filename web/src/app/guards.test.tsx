import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkStoredSession } from '@/lib/session/session'
import { renderAt } from '../../tests/render'
import { tokenFor } from '../../tests/token'
import type { Access, FeatureRoute } from './define_feature'
import { Fallback, Guard } from './guards'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ isEmployee: false }))
})

const people = {
  nobody: () => {},
  companyUser: () => localStorage.setItem('token', tokenFor(9000)),
  superAdmin: () => localStorage.setItem('token', tokenFor(9000, true)),
}

function visit(
  person: keyof typeof people,
  access: Access,
  roles: FeatureRoute['roles'] = ['company']
) {
  people[person]()
  checkStoredSession()
  renderAt(
    '/screen',
    <Routes>
      <Route
        path="/screen"
        element={
          <Guard access={access} roles={roles}>
            open
          </Guard>
        }
      />
      <Route path="*" element={null} />
    </Routes>
  )
  return screen.getByTestId('address').textContent
}

test.each<[keyof typeof people, Access, string]>([
  ['nobody', 'public', '/screen'],
  ['nobody', 'company', '/login'],
  ['nobody', 'any', '/login'],
  ['nobody', 'superAdmin', '/superadmin/login'],
  ['companyUser', 'company', '/screen'],
  ['companyUser', 'any', '/screen'],
  ['companyUser', 'superAdmin', '/login'],
  ['superAdmin', 'company', '/admin'],
  ['superAdmin', 'any', '/screen'],
  ['superAdmin', 'superAdmin', '/screen'],
])('%s who opens a %s route ends at %s', (person, access, end) => {
  expect(visit(person, access)).toBe(end)
})

test('an employee at a page of the office reads that it is not for them, and can do nothing there', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ isEmployee: true }))
  visit('companyUser', 'company')
  await screen.findByRole('heading', { name: 'No access' })
  expect(screen.queryByText('open')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['company', 'any'] as const)(
  'an employee at a %s page of the office asks the server for nothing but the role',
  async (access) => {
    const asked: string[] = []
    const { promise: role, resolve: tell } = Promise.withResolvers<Response>()
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      return role
    })
    visit('companyUser', access)
    await waitFor(() => expect(asked).toEqual(['/api/auth/me']))
    expect(screen.queryByText('open')).toBeNull()
    tell(Response.json({ isEmployee: true }))
    await screen.findByRole('heading', { name: 'No access' })
  }
)

test.each([
  ['owner', true],
  ['member', false],
])('a page of owners opens for an %s: %s', async (role, isOpen) => {
  vi.stubGlobal('fetch', async () => Response.json({ isEmployee: false, role }))
  visit('companyUser', 'company', ['owner'])
  if (isOpen) await screen.findByText('open')
  else await screen.findByRole('heading', { name: 'No access' })
  expect(screen.queryByText('open') !== null).toBe(isOpen)
})

test.each<[keyof typeof people, string]>([
  ['nobody', '/login'],
  ['companyUser', '/dashboard'],
])('%s at an unknown path goes to %s', (person, end) => {
  people[person]()
  checkStoredSession()
  renderAt(
    '/nowhere',
    <Routes>
      <Route path="/nowhere" element={<Fallback />} />
      <Route path="*" element={null} />
    </Routes>
  )
  expect(screen.getByTestId('address').textContent).toBe(end)
})
