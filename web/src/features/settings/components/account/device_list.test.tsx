import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import { DeviceList } from './device_list'

const browser = (id: string, isCurrent: boolean, userAgent: string) => ({
  _id: id,
  client: 'browser',
  device: null,
  userAgent,
  ipAddress: '192.0.2.1',
  signedInAt: '2026-11-30T08:00:00.000Z',
  lastSeenAt: '2026-11-30T08:30:00.000Z',
  isCurrent,
})

let devices: ReturnType<typeof browser>[]

beforeEach(() => {
  devices = [
    browser('d1', true, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'),
    browser('d2', false, 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'),
    browser('d3', false, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'),
  ]
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method === 'GET') return Response.json(devices)
    devices = devices.filter(({ _id, isCurrent }) =>
      path.endsWith('/logout-elsewhere') ? isCurrent : !path.endsWith(`/${_id}`)
    )
    return Response.json({})
  })
})

test('a device that is signed out leaves the list, and so do all others', async () => {
  renderAt('/account', <DeviceList />)
  const rows = () => screen.findAllByRole('listitem')
  const windows = (await rows()).find((row) => row.textContent?.includes('Windows'))!
  await userEvent.click(within(windows).getByRole('button'))
  await waitFor(async () => expect(await rows()).toHaveLength(2))

  await userEvent.click(screen.getByRole('button', { name: 'Sign out all others' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out all others' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})
