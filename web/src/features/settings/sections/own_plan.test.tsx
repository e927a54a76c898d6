import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { OwnPlan } from './own_plan'

afterEach(() => vi.unstubAllGlobals())

const SMALL = {
  _id: 'p1',
  name: 'Small',
  usage: [
    { limit: 'members', used: 3, allowed: 5 },
    { limit: 'clients', used: 7, allowed: null },
  ],
}

/** @returns the paths that were read */
function openAs(role: string, plan: object | null) {
  const read: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    read.push(path)
    return Response.json(path.endsWith('/auth/me') ? { role, isEmployee: false } : { plan })
  })
  const { container } = renderAt('/settings', <OwnPlan />)
  return { read, container }
}

test('an owner reads the plan and its usage', async () => {
  openAs('owner', SMALL)
  expect(await screen.findByRole('heading', { name: 'Plan: Small' })).toBeTruthy()
  expect(screen.getByText('3 of 5')).toBeTruthy()
  expect(screen.getByText('7, unlimited')).toBeTruthy()
})

test('without a plan there is nothing', async () => {
  const { read, container } = openAs('owner', null)
  await waitFor(() => expect(read).toContain('/api/plan'))
  expect(container.querySelector('section')).toBeNull()
})

test('a member asks for no plan', async () => {
  const { read } = openAs('member', SMALL)
  await waitFor(() => expect(read).toContain('/api/auth/me'))
  expect(read).not.toContain('/api/plan')
})
