import { expect, test } from 'vitest'
import { type Entry, isPart, type Suggestion, sureMatches } from './entry'

const share = (invoiceId: string, amount = 119, open = 119, skonto = 0) => ({
  invoiceId,
  number: invoiceId,
  clientName: 'Korn',
  dueDate: null,
  open,
  amount,
  skonto,
})
const suggestion = (values: Partial<Suggestion> = {}): Suggestion => ({
  confidence: 'sure',
  reasons: ['number', 'amount'],
  left: 0,
  allocations: [share('i1')],
  ...values,
})
const entry = (_id: string, ...suggestions: Suggestion[]): Entry => ({
  _id,
  statementId: 's',
  state: 'open',
  date: '2026-03-02',
  valueDate: null,
  currency: 'EUR',
  amount: 119,
  account: '',
  name: 'Korn',
  iban: '',
  purpose: '',
  reference: '',
  endToEnd: '',
  paymentId: null,
  isLinked: false,
  invoices: [],
  suggestions,
  recorded: [],
  expenses: [],
  expenseSuggestions: [],
  isCollected: false,
  sumSuggestions: [],
  returnSuggestions: [],
  returned: null,
})

test('only sure ones are confirmed together, and none that would pay an invoice twice', () => {
  const entries = [
    entry('a', suggestion()),
    entry('b', suggestion({ allocations: [share('i2')] })),
    entry('c', suggestion({ allocations: [share('i2'), share('i3')] })),
    entry('d', suggestion({ confidence: 'likely', allocations: [share('i4')] })),
    entry('e', suggestion({ left: 5, allocations: [share('i5')] })),
    entry('f'),
    {
      ...entry('g', suggestion({ allocations: [share('i6')] })),
      recorded: [{ paymentId: 'p', date: '2026-03-01', clientName: 'Korn', numbers: ['i7'] }],
    },
  ]
  expect(sureMatches(entries).map((match) => match.entry._id)).toEqual(['a'])
})

test('less Skonto is no part of an invoice', () => {
  expect(isPart(suggestion({ allocations: [share('i1', 116.62, 119, 2.38)] }))).toBe(false)
  expect(isPart(suggestion({ allocations: [share('i1', 100)] }))).toBe(true)
})
