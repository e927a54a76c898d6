import { test } from '@japa/runner'
import { decimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import type { LineRow, TaxRow } from '#modules/documents/public'
import type { AttachmentInfo } from '#modules/invoicing/attachments/attachment_rows'
import type { Deduction } from '#modules/invoicing/down_payments/deduction'
import { emptyDraft } from '#modules/invoicing/drafts/empty_draft'
import { documentHash } from '#modules/invoicing/issuing/frozen_document'
import { Invoice } from '#modules/invoicing/models/invoice'
import type { ContentParts } from '#modules/invoicing/queries/invoice_parts'

const LINE: LineRow = {
  id: 'l',
  position: 1,
  item_id: null,
  kind: 'item',
  description: 'Beratung\nim Mai',
  quantity: 1_500_000,
  unit: 'Std.',
  unit_price: 99_990_000,
  discount: 10_000_000,
  discount_amount: null,
  tax_rate: 19_000_000,
  tax_category: 'S',
  net: 13_499,
  service_on: null,
  service_until: null,
  is_optional: 0,
  alternative_of: null,
  amount: 13_499,
  reduction: 0,
}
const TAX: TaxRow = { category: 'S', rate: 19_000_000, discount: 0, base: 13_499, tax: 2565 }

const parts = (line: Partial<LineRow> = {}, tax: Partial<TaxRow> = {}): ContentParts => ({
  lines: [{ ...LINE, ...line }],
  taxes: [{ ...TAX, ...tax }],
  deductions: [],
  attachments: [],
  credited: [],
})

const DEDUCTION: Deduction = {
  downPaymentId: '0197-d',
  number: 'RE-2026-0002',
  dateOn: '2026-04-01',
  net: minor(1000n),
  tax: minor(190n),
  total: minor(1190n),
  taxes: [{ category: 'S', rate: decimal(19_000_000n), base: minor(1000n), tax: minor(190n) }],
}

/** A document as it was issued before there was a second form. */
const issuedBefore = () =>
  new Invoice().merge({
    ...emptyDraft(),
    id: '0197-i',
    companyId: '0197-c',
    kind: 'invoice',
    status: 'Unpaid',
    number: 'RE-2026-0001',
    clientId: null,
    dateOn: '2026-05-04',
    dueOn: '2026-05-11',
    serviceOn: null,
    issuedAt: 1_777_900_000_000,
    currency: 'EUR',
    language: 'de',
    notes: 'Danke',
    net: minor(13_499n),
    tax: minor(2565n),
    total: minor(16_064n),
    seller: null,
    buyer: null,
    frozenVersion: 1,
  })

test.group('Frozen documents', () => {
  test('a document issued in the first form keeps its hash for ever', ({ assert }) => {
    const hash = documentHash(issuedBefore(), parts())
    assert.equal(hash, '4b652b7024afa2fdba2ed31f24b61b9433c73d6110729d8a795fa27b9a778142')
    const changed = documentHash(issuedBefore(), parts({ net: 13_500 }))
    assert.notEqual(changed, hash)
  })

  test('every detail of the second form is in its hash', ({ assert }) => {
    const hashOf = (
      head: Partial<Invoice>,
      line: Partial<LineRow> = {},
      tax: Partial<TaxRow> = {}
    ) => documentHash(issuedBefore().merge({ frozenVersion: 2, ...head }), parts(line, tax))
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

  test('the third form includes every detail of the deductions', ({ assert }) => {
    const hashOf = (change: Partial<Deduction>) =>
      documentHash(issuedBefore().merge({ frozenVersion: 3, stage: 'final' }), {
        ...parts(),
        deductions: [{ ...DEDUCTION, ...change }],
      })
    const [tax] = DEDUCTION.taxes
    const hashes = [
      hashOf({}),
      hashOf({ downPaymentId: 'x' }),
      hashOf({ number: 'x' }),
      hashOf({ dateOn: '2026-04-02' }),
      hashOf({ net: minor(1n) }),
      hashOf({ tax: minor(1n) }),
      hashOf({ total: minor(1n) }),
      hashOf({ taxes: [] }),
      hashOf({ taxes: [{ ...tax, category: 'Z' }] }),
      hashOf({ taxes: [{ ...tax, rate: decimal(7_000_000n) }] }),
      hashOf({ taxes: [{ ...tax, base: minor(1n) }] }),
      hashOf({ taxes: [{ ...tax, tax: minor(1n) }] }),
      documentHash(issuedBefore().merge({ frozenVersion: 3, stage: 'final' }), parts()),
    ]
    assert.equal(new Set(hashes).size, hashes.length)
  })

  test('the fifth form holds the day of the rate of exchange', ({ assert }) => {
    const hashOf = (change: Partial<Invoice>) =>
      documentHash(issuedBefore().merge({ frozenVersion: 5, ...change }), parts())
    assert.notEqual(hashOf({ exchangeOn: '2026-05-04' }), hashOf({ exchangeOn: null }))
    const fourth = { frozenVersion: 4, exchangeOn: '2026-05-04' }
    assert.equal(hashOf(fourth), hashOf({ ...fourth, exchangeOn: null }))
  })

  test('the sixth form holds the files that go out with it', ({ assert }) => {
    const file: AttachmentInfo = {
      id: 'a',
      name: 'Plan.pdf',
      type: 'application/pdf',
      size: 9,
      sha256: 'b',
    }
    const hashOf = (frozenVersion: number, attachments: AttachmentInfo[] = []) =>
      documentHash(issuedBefore().merge({ frozenVersion }), { ...parts(), attachments })
    const hashes = [hashOf(6), hashOf(6, [file]), hashOf(6, [{ ...file, sha256: 'c' }]), hashOf(5)]
    assert.equal(new Set(hashes).size, hashes.length)
    assert.equal(hashOf(5, [file]), hashOf(5))
  })

  test('a document issued in the sixth form keeps its hash for ever', ({ assert }) => {
    const hash = documentHash(issuedBefore().merge({ frozenVersion: 6 }), parts())
    assert.equal(hash, 'ad609d7568b214c8fa4b22968ce388f7935025bfe9df8abbce695d8bdfebd787')
  })

  test('the seventh form holds every other column that never changes', ({ assert }) => {
    const custom = { name: 'Anna', email: '', vatId: '', street: '', postalCode: '' }
    const hashOf = (head: Partial<Invoice>, line: Partial<LineRow> = {}) =>
      documentHash(issuedBefore().merge({ frozenVersion: 7, createdAt: 1, ...head }), parts(line))
    const hashes = [
      hashOf({}),
      hashOf({ frozenVersion: 6 }),
      hashOf({ clientName: 'x' }),
      hashOf({ customClient: { ...custom, city: '', country: '', language: null } }),
      hashOf({ template: 'modern' }),
      hashOf({ isImported: true }),
      hashOf({ createdAt: 2 }),
      hashOf({}, { id: 'x' }),
      hashOf({}, { item_id: 'x' }),
    ]
    assert.equal(new Set(hashes).size, hashes.length)
  })

  test('the twelfth form holds the order confirmation, and the eleventh does not', ({ assert }) => {
    const hashOf = (frozenVersion: number, salesOrder: string) =>
      documentHash(issuedBefore().merge({ frozenVersion, createdAt: 1, salesOrder }), parts())
    assert.notEqual(hashOf(12, 'AB-1'), hashOf(12, ''))
    assert.equal(hashOf(11, 'AB-1'), hashOf(11, ''))
  })
})
