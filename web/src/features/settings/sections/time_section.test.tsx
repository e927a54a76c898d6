import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import type { CompanySettings } from '../company_settings'
import { TimeSection } from './time_section'

afterEach(() => vi.unstubAllGlobals())

test('the rule of the company is chosen with its step, and says what it does', async () => {
  const saved: unknown[] = []
  const settings = {
    preferences: { timeRounding: { mode: 'none', minutes: 15 } },
  } as CompanySettings
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    saved.push(JSON.parse(String(body)))
    return Response.json(settings)
  })
  renderAt('/settings', <TimeSection settings={settings} />)
  await screen.findByText('Time is billed to the second.')
  expect(screen.queryByLabelText('To full')).toBeNull()
  await userEvent.click(screen.getByRole('combobox', { name: 'Rounding when billing' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Round up' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'To full' }))
  await userEvent.click(await screen.findByRole('option', { name: '30 minutes' }))
  await screen.findByText(/each time entry is rounded up to full 30 minutes/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(saved).toEqual([{ preferences: { timeRounding: { mode: 'up', minutes: 30 } } }])
  )
})
