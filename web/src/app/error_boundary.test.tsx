import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../tests/render'
import { clearCacheThenReload } from './clear_cache'
import { ErrorBoundary } from './error_boundary'

test('a failing screen shows the error screen, and "Try Again" renders it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isBroken = true
  const Screen = () => {
    if (isBroken) throw new Error('broken')
    return 'fine'
  }
  renderAt(
    '/',
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>
  )
  expect(screen.getByText('Something went wrong')).toBeTruthy()
  expect(screen.getByText(/We encountered an unexpected error\. This usually/)).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(screen.getByText('fine')).toBeTruthy()
})

test('clearing the cache keeps the five session keys only, then reloads', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const kept = ['companyId', 'isSuperAdmin', 'token', 'userEmail', 'userId']
  for (const key of [...kept, 'userLanguage', 'columns:clients']) localStorage.setItem(key, 'x')
  sessionStorage.setItem('anything', 'x')
  await clearCacheThenReload()
  expect(Object.keys(localStorage).toSorted()).toEqual(kept)
  expect(sessionStorage.length).toBe(0)
  expect(reload).toHaveBeenCalledOnce()
})
