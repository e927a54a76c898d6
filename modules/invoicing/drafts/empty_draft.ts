import { NOTHING } from '#core/money/minor'
import { emptyContent } from '#modules/documents/public'
import { FROZEN_VERSION } from '#modules/invoicing/issuing/frozen_document'

/** The initial values of every draft. */
export const emptyDraft = () => ({
  ...emptyContent(),
  status: 'Draft' as const,
  stage: 'full' as const,
  number: null,
  paid: NOTHING,
  reduced: NOTHING,
  writtenOff: NOTHING,
  cancelsId: null,
  correctsId: null,
  replacesId: null,
  frozenVersion: FROZEN_VERSION,
  issuedAt: null,
  sentAt: null,
  archivedAt: null,
  isImported: false,
  sentAs: '' as const,
  viewedAt: null,
  handedOutAt: null,
  copiedAt: null,
  deliveryNote: '',
  salesOrder: '',
  template: null,
  exchangeOn: null,
  isDueAgreed: false,
  warnsOfDefault: false,
  isTriangular: false,
  mandateId: null,
  directDebit: null,
  collectOn: null,
  debitReturnedOn: null,
})
