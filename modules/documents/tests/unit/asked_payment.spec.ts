import { test } from '@japa/runner'
import { minor } from '#core/money/minor'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { deliveryView } from '#modules/documents/pdf/kinds/delivery_view'
import { pdfView } from '#modules/documents/pdf/kinds/pdf_view'
import { reminderView } from '#modules/documents/pdf/kinds/reminder_view'
import { timesheetView } from '#modules/documents/pdf/kinds/timesheet_view'
import { renderDocumentPdf, renderReminderPdf } from '#modules/documents/pdf/render'
import { sampleDelivery } from '#modules/documents/tests/sample_delivery'
import { sampleDocument } from '#modules/documents/tests/sample_document'
import { sampleReminder } from '#modules/documents/tests/sample_reminder'
import { sampleTimesheet } from '#modules/documents/tests/sample_timesheet'

const cancels = { number: 'RE-1', issuedOn: '2026-11-01' }
const NOTHING = minor(0n)
const IBAN = 'DE75 5121 0800 1245 1261 99'

const ASKING = {
  invoice: {},
  'down payment': { stage: 'downPayment' },
  'final invoice': { stage: 'finalInvoice' },
  draft: { kind: 'draft', number: '' },
} as const

const NOT_ASKING = {
  'void invoice': { withdrawal: 'void' },
  'invoice of nothing': { total: NOTHING, open: NOTHING },
  cancellation: { kind: 'cancellation', cancels },
  'credit note': { kind: 'creditNote', stage: 'creditNote', cancels },
  'draft of a credit note': { kind: 'draft', stage: 'creditNote', number: '' },
  estimate: { kind: 'estimate' },
  'draft of an estimate': { kind: 'estimateDraft', number: '' },
  'order confirmation': { kind: 'order' },
  'draft of an order confirmation': { kind: 'orderDraft', number: '' },
} as const

const plain = (view: object) => JSON.stringify(view).replaceAll('\u00a0', ' ')

test.group('Payment details on documents', () => {
  for (const [name, changes] of Object.entries(ASKING)) {
    test(`${name}: the account beside the amount, and the day`, ({ assert }) => {
      const view = pdfView(sampleDocument(changes))
      assert.include(plain(view.payment), IBAN)
      assert.include(plain(view.foot), IBAN)
      assert.include(plain(view.facts), 'Zahlbar bis')
      assert.equal(view.qr !== '', name !== 'draft')
    })
  }

  for (const [name, changes] of Object.entries(NOT_ASKING)) {
    test(`${name}: no account, no code and no day to pay`, ({ assert }) => {
      const view = pdfView(sampleDocument(changes))
      assert.deepEqual([view.payment, view.qr], [[], ''])
      assert.notInclude(plain(view), IBAN)
      assert.notInclude(plain(view.facts), 'Zahlbar bis')
    })
  }

  test('delivery notes and timesheets name no account', ({ assert }) => {
    for (const view of [deliveryView(sampleDelivery()), timesheetView(sampleTimesheet())]) {
      assert.notInclude(plain(view), 'IBAN')
      assert.deepEqual([view.payment, view.qr], [[], ''])
    }
  })

  test('a reminder prints the account and a code', async ({ assert }) => {
    assert.include(reminderView(sampleReminder()).qr, '<svg')
    assert.include(textOfPdf(await renderReminderPdf(sampleReminder())), IBAN)
    // No banking app reads a code in another currency, so only the account and the purpose are printed.
    const abroad = sampleReminder({ currency: 'CHF' })
    const { qr, payment } = reminderView(abroad)
    assert.equal(qr, '')
    assert.deepEqual(
      payment.map(([name]) => name),
      ['IBAN', 'BIC', 'Verwendungszweck']
    )
    assert.include(textOfPdf(await renderReminderPdf(abroad)), 'Verwendungszweck')
  }).skip(!canReadPdf, 'pdftotext is not installed')

  test('the code of a final invoice is for its remainder', async ({ assert }) => {
    const rest = { net: minor(10_000n), taxes: [], total: minor(11_900n) }
    const downPayments = [{ number: 'RE-1', issuedOn: '2026-10-01', taxes: [] }]
    const model = sampleDocument({
      stage: 'finalInvoice',
      deductions: { downPayments, total: minor(5000n), remainder: rest },
    })
    const text = textOfPdf(await renderDocumentPdf(model))
    assert.isAbove(text.indexOf('Bequem bezahlen'), text.indexOf('Bereits berechnete Abschläge'))
  }).skip(!canReadPdf, 'pdftotext is not installed')
})
