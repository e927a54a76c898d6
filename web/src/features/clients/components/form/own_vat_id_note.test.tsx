import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import { OwnVatIdNote } from './own_vat_id_note'

const show = (vatId: string) => {
  localStorage.setItem('userId', 'u1')
  vi.stubGlobal('fetch', async () => Response.json({ companyInfo: { vatId: 'DE136695976' } }))
  renderAt('/clients', <OwnVatIdNote vatId={vatId} />)
}

test('the VAT ID of the company itself is asked about, however it is written', async () => {
  show('de 136 695 976')
  await screen.findByText(/your own VAT ID/)
})

test('another VAT ID is not', async () => {
  show('ATU12345675')
  await new Promise(requestAnimationFrame)
  expect(screen.queryByText(/your own VAT ID/)).toBeNull()
})
