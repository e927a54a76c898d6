import { test } from '@japa/runner'
import { kindsWith } from '#core/records/record_kinds'
import { adviserKinds } from '#modules/audit/queries/adviser_kinds'

test.group('Kinds of records for tax advisers', () => {
  test('have a history of documents and money, nobody’s time and no mails', ({ assert }) => {
    assert.sameMembers(adviserKinds(), [
      'asset',
      'assetPool',
      'bankEntry',
      'bankStatement',
      'client',
      'credit',
      'datev',
      'procedure',
      'deliveryNote',
      'estimate',
      'expense',
      'invoice',
      'item',
      'order',
      'payment',
      'recurring',
      'recurringExpense',
      'reminder',
      'transferOrder',
      'vat',
      'vat_month',
    ])
  })

  test('are heard of when money changes', ({ assert }) => {
    assert.sameMembers(
      kindsWith('isHeardByAdvisers').map(({ type }) => type),
      ['asset', 'expense', 'invoice', 'payment', 'transferOrder']
    )
  })
})
