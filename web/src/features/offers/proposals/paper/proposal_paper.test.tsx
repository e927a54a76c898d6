import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { switchLanguage } from '@/lib/language/language'
import { renderAt } from '../../../../../tests/render'
import type { Paper } from '../proposal'
import { settledChoice } from './choice'
import { ProposalPaper } from './proposal_paper'

const PAPER: Paper = {
  _id: '1',
  number: 'PR-2026-0001',
  revision: 1,
  title: 'Një faqe e re',
  status: 'Sent',
  isSuperseded: false,
  canAnswer: false,
  date: '2026-11-02',
  validUntil: '2026-12-02',
  language: 'sq',
  timeZone: 'Europe/Tirane',
  currency: 'EUR',
  priceMode: 'net',
  discountReason: '',
  discountTotal: 0,
  amountSum: 1234.5,
  net: 1234.5,
  tax: 0,
  total: 1234.5,
  notes: '',
  lines: [],
  taxes: [],
  blocks: [],
  seller: {
    name: 'Atelier',
    email: '',
    phone: '',
    city: '',
    logo: '',
    accentColor: '',
    imprintUrl: '',
    privacyUrl: '',
  },
  buyer: { name: 'Dardania' },
  documentHash: '',
  answer: null,
}

beforeEach(() => switchLanguage('en'))

test('a proposal speaks the language it is written in, whatever the interface speaks', async () => {
  renderAt('/', <ProposalPaper paper={PAPER} choice={settledChoice(PAPER)} />)
  expect(await screen.findByText('Për')).toBeTruthy()
})

const LINE: Paper['lines'][number] = {
  _id: 'l1',
  kind: 'item',
  position: 1,
  description: 'Copies',
  quantity: 1000,
  unit: 'pcs',
  unitPrice: 0.0125,
  discount: 0,
  discountAmount: null,
  taxRate: 19,
  taxCategory: 'S',
  amount: 12.5,
  net: 12.5,
  discountTotal: 0,
  serviceDate: null,
  serviceUntil: null,
  isOptional: false,
  alternativeOf: null,
}

test('a price below a cent is shown exactly', async () => {
  const prices = {
    id: 'b1',
    kind: 'prices',
    heading: '',
    text: [],
    image: null,
    items: [],
  } as const
  const paper: Paper = {
    ...PAPER,
    language: 'en',
    lines: [LINE],
    blocks: [{ ...prices, text: [], items: [] }],
  }
  renderAt('/', <ProposalPaper paper={paper} choice={settledChoice(paper)} />)
  expect((await screen.findByText(/1,000/)).parentElement?.textContent).toContain('€0.0125')
})
