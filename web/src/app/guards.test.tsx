import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { checkStoredSession } from '@/lib/session'
import { renderAt } from '../../tests/render'
import { tokenFor } from '../../tests/token'
import type { Access } from './define_feature'
import { Fallback, Guard } from './guards'

const people = {
  nobody: () => {},
  companyUser: () => localStorage.setItem('token', tokenFor(9000)),
  superAdmin: () => localStorage.setItem('token', tokenFor(9000, true)),
}

function visit(person: keyof typeof people, access: Access) {
  people[person]()
  checkStoredSession()
  renderAt(
    '/screen',
    <Routes>
      <Route path="/screen" element={<Guard access={access}>open</Guard>} />
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
