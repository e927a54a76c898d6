import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { AgreementSection } from './agreement_section'

afterEach(() => vi.unstubAllGlobals())

const operatedBy = (operator: string | null) =>
  vi.stubGlobal('fetch', async () => Response.json({ operator }))

test('the agreement names the operator and can be saved', async () => {
  operatedBy('Rechenzentrum Nord')
  renderAt('/settings', <AgreementSection />)
  expect(await screen.findByText(/Rechenzentrum Nord runs this server/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save PDF' })).toBeTruthy()
})

test('without the name of an operator there is an explanation and nothing to save', async () => {
  operatedBy(null)
  renderAt('/settings', <AgreementSection />)
  expect(await screen.findByText(/you need no agreement/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
