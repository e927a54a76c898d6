import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../../tests/render'
import { OfferView } from './offer_view'

const OFFER = {
  number: 'AN-1',
  revision: 1,
  date: '2026-11-01',
  validUntil: '2026-12-01',
  language: 'en',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  canAnswer: true,
  seller: { name: 'Nordwind' },
  buyer: { name: 'Korn' },
  net: 100,
  total: 119,
  intro: '',
  notes: '',
  closing: '',
  lines: [],
  taxes: [],
  answer: null,
  isSuperseded: false,
}
const ACCEPTED = {
  ...OFFER,
  canAnswer: false,
  answer: {
    kind: 'accepted',
    name: 'Anna Korn',
    at: '2026-11-23T11:00:00.000Z',
    chosen: [],
    total: 119,
  },
}

for (const verb of ['Accept estimate', 'Decline']) {
  test(`"${verb}" on a page that is behind shows how somebody else has answered`, async () => {
    let shown: object = OFFER
    vi.stubGlobal('fetch', async (path: string) => {
      if (path.endsWith('/show')) return Response.json(shown)
      shown = ACCEPTED
      return Response.json({ error: 'Not in this state.', code: 'not_open' }, { status: 409 })
    })
    renderAt('/', <OfferView link={{ id: 'e1', key: 'k' }} />)
    await userEvent.type(await screen.findByLabelText('Your name'), 'Bert Korn')
    if (verb === 'Decline') {
      await userEvent.click(screen.getByRole('button', { name: /^Decline …/ }))
    }
    await userEvent.click(screen.getByRole('button', { name: verb }))
    await screen.findByText(/Anna Korn/)
    expect(screen.queryByRole('button', { name: verb })).toBeNull()
  })
}
