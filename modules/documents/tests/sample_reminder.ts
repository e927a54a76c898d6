import { minor } from '#core/money/minor'
import type { ReminderPdfModel } from '#modules/documents/pdf/kinds/reminder_model'
import { sampleDocument } from './sample_document.js'

/** A believable second reminder of a German workshop, for tests. */
export function sampleReminder({
  count = 2,
  ...changes
}: Partial<ReminderPdfModel> & { count?: number } = {}): ReminderPdfModel {
  const { companyId, seller, buyer, accent, createdAt, footer } = sampleDocument()
  return {
    companyId,
    title: '1. Mahnung',
    isDraft: false,
    language: 'de',
    currency: 'EUR',
    number: 'MA-2026-0007',
    issuedOn: '2026-11-20',
    payUntil: '2026-11-27',
    seller,
    buyer,
    invoices: Array.from({ length: count }, (_, index) => ({
      number: `RE-2026-${String(index + 1).padStart(4, '0')}`,
      issuedOn: '2026-09-20',
      dueOn: '2026-10-04',
      total: minor(119_000n),
      open: minor(index % 2 ? 50_000n : 119_000n),
      interest: {
        periods: [{ days: 47, percent: '10.27' }],
        amount: minor(index % 2 ? 661n : 1574n),
      },
    })),
    open: minor(169_000n),
    interest: minor(2235n),
    flatSum: minor(0n),
    fee: minor(250n),
    total: minor(171_485n),
    intro:
      'Guten Tag,\n\nleider haben wir trotz unserer Zahlungserinnerung noch keinen vollständigen Zahlungseingang festgestellt.',
    closing: 'Bitte begleichen Sie den Betrag bis zum 27.11.2026.\n\nMit freundlichen Grüßen',
    footer,
    accent,
    createdAt,
    ...changes,
  }
}
