import { test } from '@japa/runner'
import { decimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import type { LineRow, TaxRow } from '#modules/documents/public'
import { emptyDraft } from '#modules/invoicing/empty_draft'
import { documentHash } from '#modules/invoicing/frozen_document'
import { Invoice } from '#modules/invoicing/models/invoice'

const LINE: LineRow = {
  ...{ id: 'l', position: 1, item_id: null, kind: 'item', description: 'Beratung\nim Mai' },
  ...{ quantity: 1_500_000, unit: 'Std.', unit_price: 99_990_000, discount: 10_000_000 },
  ...{ discount_amount: null, tax_rate: 19_000_000, tax_category: 'S', net: 13_499 },
  ...{ service_on: null, service_until: null, is_optional: 0, alternative_of: null },
  ...{ amount: 13_499, reduction: 0 },
}
const TAX: TaxRow = { category: 'S', rate: 19_000_000, discount: 0, base: 13_499, tax: 2565 }

/** A document as it was issued before there was a second form. */
const issuedBefore = () =>
  new Invoice().merge({
    ...emptyDraft(),
    ...{ id: '0197-i', companyId: '0197-c', kind: 'invoice', status: 'Unpaid' },
    ...{ number: 'RE-2026-0001', clientId: null, dateOn: '2026-05-04', dueOn: '2026-05-11' },
    ...{ serviceOn: null, issuedAt: 1_777_900_000_000, currency: 'EUR', language: 'de' },
    ...{ notes: 'Danke', net: minor(13_499n), tax: minor(2565n), total: minor(16_064n) },
    ...{ seller: null, buyer: null, frozenVersion: 1 },
  })

test.group('Frozen documents', () => {
  test('what was issued in the first form keeps its hash for ever', ({ assert }) => {
    const hash = documentHash(issuedBefore(), [LINE], [TAX])
    assert.equal(hash, '4b652b7024afa2fdba2ed31f24b61b9433c73d6110729d8a795fa27b9a778142')
    const changed = documentHash(issuedBefore(), [{ ...LINE, net: 13_500 }], [TAX])
    assert.notEqual(changed, hash)
  })

  test('every detail of the second form is in its hash', ({ assert }) => {
    const hashOf = (
      head: Partial<Invoice>,
      line: Partial<LineRow> = {},
      tax: Partial<TaxRow> = {}
    ) =>
      documentHash(
        issuedBefore().merge({ frozenVersion: 2, ...head }),
        [{ ...LINE, ...line }],
        [{ ...TAX, ...tax }]
      )
    const hashes = [
      hashOf({}),
      hashOf({ frozenVersion: 1 }),
      hashOf({ stage: 'final' }),
      hashOf({ serviceUntil: '2026-05-31' }),
      hashOf({ priceMode: 'gross' }),
      hashOf({ discountPercent: decimal(1n) }),
      hashOf({ discountAmount: decimal(1n) }),
      hashOf({ lineSum: minor(1n) }),
      hashOf({ discount: minor(1n) }),
      hashOf({ skonto: [{ days: 7, percent: 2 }] }),
      hashOf({ buyerReference: 'x' }),
      hashOf({ orderNumber: 'x' }),
      hashOf({ projectReference: 'x' }),
      hashOf({ intro: 'x' }),
      hashOf({ closing: 'x' }),
      hashOf({ exemptionReason: 'x' }),
      hashOf({ exchangeRate: decimal(1n) }),
      hashOf({}, { kind: 'text' }),
      hashOf({}, { tax_category: 'Z' }),
      hashOf({}, { discount_amount: 1 }),
      hashOf({}, { service_on: '2026-05-01' }),
      hashOf({}, { is_optional: 1 }),
      hashOf({}, { amount: 1 }),
      hashOf({}, {}, { category: 'Z' }),
      hashOf({}, {}, { discount: 1 }),
    ]
    assert.equal(new Set(hashes).size, hashes.length)
  })
})
