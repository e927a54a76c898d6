import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../../../../tests/render'
import { EInvoice } from './einvoice'

type Checked = Parameters<typeof answer>[0]

const MISSING = {
  rule: 'BR-DE-15',
  term: 'BT-10',
  field: 'buyerReference',
  severity: 'error' as const,
  message: 'Add: the buyer reference.',
  missing: 'the buyer reference',
}
const VALID = { isValid: true, findings: [] }
const LACKING = { isValid: false, findings: [MISSING] }

function answer(checked: {
  needed: 'en16931' | 'xrechnung' | null
  profiles: { profile: string; isValid: boolean; findings: object[] }[]
}) {
  vi.stubGlobal('fetch', async () => Response.json(checked))
}

function show(checked: Checked, status: 'Unpaid' | 'Draft' = 'Unpaid') {
  answer(checked)
  const number = status === 'Draft' ? null : 'RE-1'
  renderAt('/', <EInvoice invoice={{ _id: 'i', number, status, client: null }} />)
}

const section = async (name: string) =>
  (await screen.findByRole('heading', { name })).closest('section') as HTMLElement

test('a valid e-invoice of the client raises no alarm about a form that the client does not need', async () => {
  show({
    needed: 'en16931',
    profiles: [
      { profile: 'en16931', ...VALID },
      { profile: 'xrechnung', ...LACKING },
    ],
  })
  expect(within(await section('ZUGFeRD')).getByText('Valid')).toBeDefined()
  const other = within(await section('XRechnung'))
  expect(other.getByText('Also needs: the buyer reference')).toBeDefined()
  expect(other.queryByText(MISSING.message)).toBeNull()
  expect(screen.queryByText('Incomplete')).toBeNull()
  expect(screen.queryByText(/cancel it and issue it again/)).toBeNull()
})

test('the form that the client needs comes first, and says when it is incomplete', async () => {
  show({
    needed: 'xrechnung',
    profiles: [
      { profile: 'en16931', ...VALID },
      { profile: 'xrechnung', ...LACKING },
    ],
  })
  expect(within(await section('XRechnung')).getByText('Incomplete')).toBeDefined()
  expect(screen.getByText(/cancel it and issue it again/)).toBeDefined()
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['XRechnung', 'Other formats', 'ZUGFeRD'])
})

test('a client without need of an e-invoice sees forms to choose from, none of them incomplete', async () => {
  show({
    needed: null,
    profiles: [
      { profile: 'en16931', ...VALID },
      { profile: 'xrechnung', ...LACKING },
    ],
  })
  expect(await screen.findByText(/does not need an e-invoice/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Download ZUGFeRD PDF' })).toBeDefined()
  expect(screen.queryByText('Incomplete')).toBeNull()
})

test('a draft is checked as if it were issued now, and has no files yet', async () => {
  show({ needed: 'en16931', profiles: [{ profile: 'en16931', ...VALID }] }, 'Draft')
  expect(await screen.findByText(/if you issued this draft now/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
