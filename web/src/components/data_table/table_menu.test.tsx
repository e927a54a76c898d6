import { Notifications } from '@mantine/notifications'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { transferOf } from '@/lib/server/transfer'
import { renderAt } from '../../../tests/render'
import { TableMenu } from './table_menu'

test('an export of the whole list that fails says so', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'Too many exports at once.' }, { status: 429 })
  )
  renderAt(
    '/clients',
    <>
      <Notifications withinPortal={false} />
      <TableMenu
        columns={[]}
        isShown={() => true}
        onToggle={() => {}}
        onExport={() => {}}
        transfer={transferOf('clients', {})}
      />
    </>
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Columns and export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save all as CSV' }))
  expect(await screen.findByText('Too many exports at once.')).toBeDefined()
})
