import { now } from '#core/clock'
import { NOTHING } from '#core/money/minor'
import { FROZEN_VERSION } from '#modules/invoicing/frozen_document'

/** What every draft begins with, whatever it becomes. */
export const emptyDraft = () => ({
  status: 'Draft' as const,
  stage: 'full' as const,
  number: null,
  notes: '',
  priceMode: 'net' as const,
  discountPercent: null,
  discountAmount: null,
  discountReason: '',
  serviceUntil: null,
  skonto: null,
  buyerReference: '',
  orderNumber: '',
  projectReference: '',
  intro: null,
  closing: null,
  exemptionReason: '',
  exchangeRate: null,
  lineSum: NOTHING,
  discount: NOTHING,
  net: NOTHING,
  tax: NOTHING,
  total: NOTHING,
  paid: NOTHING,
  cancelsId: null,
  correctsId: null,
  frozenVersion: FROZEN_VERSION,
  version: 1,
  createdAt: now(),
  issuedAt: null,
  sentAt: null,
})
