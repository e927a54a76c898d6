import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lazyPart } from '@/lib/parts/lazy_part'
import { HttpFailure } from '@/lib/server/http_failure'
import { renderAt } from '../../tests/render'
import { clearCacheThenReload } from './clear_cache'
import { ErrorBoundary } from './error_boundary'
import { lazyComponent } from './pages'
import { reportError } from './report_error'

/** Answers each report and gives back their bodies. */
function noteReports() {
  const reports: object[] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    reports.push({ path, ...JSON.parse(body) })
    return new Response(null, { status: 204 })
  })
  return reports
}

test('a failing screen shows the error screen, and "Try Again" renders it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  noteReports()
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
  noteReports()
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

test('a preloaded part is shown at once, without a skeleton', async () => {
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

test('a failing screen is reported, once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reports = noteReports()
  const Screen = () => {
    throw new TypeError('no total')
  }
  renderAt(
    '/',
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(reports).toEqual([
    {
      path: '/api/client-errors',
      name: 'TypeError',
      message: 'no total',
      stack: expect.stringContaining('Screen'),
      page: '/',
      version: '0.1.0',
    },
  ])
})

test('a sentence of the server, which may name somebody, is not reported', async () => {
  const reports = noteReports()
  await reportError(new HttpFailure(409, { code: 'not_a_draft', error: 'Müller GmbH has paid.' }))
  expect(reports).toMatchObject([{ message: '409 not_a_draft' }])
  expect(JSON.stringify(reports)).not.toContain('Müller')
})

test('a report that does not arrive disturbs nobody', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(reportError(new Error('lost'))).resolves.toBeUndefined()
})
