import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../tests/render'
import { clearCacheThenReload } from './clear_cache'
import { ErrorBoundary } from './error_boundary'
import { lazyComponent, lazyPart } from './pages'

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

test('a screen whose file did not come is loaded again by "Try Again"', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isReached = false
  const Page = lazyComponent(async () => {
    if (!isReached) throw new TypeError('Failed to fetch dynamically imported module')
    return { Component: () => 'fine' }
  })
  renderAt(
    '/',
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  isReached = true
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('fine')).toBeTruthy()
})

test('what was loaded ahead is shown at once, without anything that stands in for it', async () => {
  const { Part, load } = lazyPart(async () => () => 'fine')
  await load()
  renderAt('/', <Part />)
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
