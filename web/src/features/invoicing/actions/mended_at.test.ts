import { expect, test } from 'vitest'
import { mendedAt } from './mended_at'

const client = { _id: '7', name: 'Anna' }
const draft = { _id: '1', status: 'Draft' as const, client }

test('a finding leads to where its field is written', () => {
  expect(mendedAt('company.iban', draft)?.path).toBe(
    '/settings?section=bank&field=companyInfo.iban'
  )
  expect(mendedAt('payment.means', draft)?.path).toBe(
    '/settings?section=bank&field=companyInfo.iban'
  )
  const vatId = '/settings?section=company&field=companyInfo.vatId'
  expect(mendedAt('company.vatId', draft)?.path).toBe(vatId)
  expect(mendedAt('companyInfo.vatId', draft)?.path).toBe(vatId)
  expect(mendedAt('client.city', draft)?.path).toBe('/clients?edit=7&field=city')
  expect(mendedAt('lines.2.unit', draft)?.path).toBe('/invoices/1/edit')
})

test('a recipient written on the document alone is mended there, an issued document nowhere', () => {
  expect(mendedAt('client.city', { ...draft, client: null })?.path).toBe('/invoices/1/edit')
  expect(mendedAt('lines.2.unit', { ...draft, status: 'Unpaid' })).toBeUndefined()
  expect(mendedAt('client.city', { ...draft, status: 'Paid', client: null })).toBeUndefined()
})
