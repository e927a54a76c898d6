import { expect, test } from 'vitest'
import type { DeskRow, NoteRow } from './note'
import { stepsOf } from './steps'

const staffRow = (values: Partial<NoteRow> = {}) =>
  ({ status: 'Issued', hasRest: false, signedAt: null, deliveredOn: null, ...values }) as NoteRow
const deskRow = (values: Partial<DeskRow> = {}) =>
  staffRow({ net: 100, isBillable: true, ...values } as Partial<DeskRow>)

test.each<[string, Partial<DeskRow>, string]>([
  ['a draft is issued', { status: 'Draft' }, 'issue'],
  ['what was issued is signed', {}, 'sign'],
  ['what was delivered is signed', { status: 'Delivered', deliveredOn: '2026-11-20' }, 'sign'],
  [
    'what was signed is invoiced',
    { status: 'Signed', deliveredOn: '2026-11-20', signedAt: '2026-11-20T10:00:00Z' },
    'bill',
  ],
  ['what was cancelled is written again', { status: 'Cancelled' }, 'duplicate'],
])('next step: %s', (_, values, step) => {
  expect(stepsOf(deskRow(values))[0]).toBe(step)
})

test('what its whole order pays for, or an invoice has, is not invoiced', () => {
  expect(stepsOf(deskRow({ isBillable: false }))).not.toContain('bill')
  expect(stepsOf(deskRow({ status: 'Invoiced' }))).not.toContain('bill')
  expect(stepsOf(deskRow({ status: 'Invoiced' }))).not.toContain('cancel')
})

test('the rest is offered only while there is one', () => {
  expect(stepsOf(deskRow({ hasRest: true }))).toContain('rest')
  expect(stepsOf(deskRow())).not.toContain('rest')
})

test('an employee delivers and gets signatures, and has nothing to do with money or mail', () => {
  expect(stepsOf(staffRow({ hasRest: true }))).toEqual(['sign', 'deliver', 'rest', 'duplicate'])
})
