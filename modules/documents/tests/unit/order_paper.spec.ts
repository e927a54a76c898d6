import { test } from '@japa/runner'
import { pdfView } from '#modules/documents/pdf/kinds/pdf_view'
import { sampleDocument } from '#modules/documents/tests/sample_document'

const AGREED = {
  kind: 'order',
  number: 'AB-2026-0007',
  intro: '',
  confirms: { number: 'AN-2026-0003', issuedOn: '2026-10-01' },
  orderedOn: '2026-10-05',
  servedOn: '2026-11-09',
} as const

const plain = (view: object) => JSON.stringify(view).replaceAll('\u00a0', ' ')

test.group('The paper of an order confirmation', () => {
  test('names the offer, the client’s order and the delivery, in words of its own', ({
    assert,
  }) => {
    const { title, facts, intro } = pdfView(sampleDocument({ ...AGREED, servedUntil: undefined }))
    assert.include(title, 'Auftragsbestätigung')
    assert.include(plain(facts), '["Bestellt am","05.10.2026"]')
    assert.include(plain(facts), '["Liefertermin","09.11.2026"]')
    assert.include(intro.replaceAll('\u00a0', ' '), 'unseres Angebots AN-2026-0003 vom 01.10.2026')
    assert.notInclude(plain(facts), 'Rechnung')
  })

  test('says a period where the delivery takes several days', ({ assert }) => {
    const { facts } = pdfView(sampleDocument({ ...AGREED, servedUntil: '2026-11-13' }))
    assert.include(plain(facts), '["Lieferzeitraum","09.11.2026 – 13.11.2026"]')
  })
})
