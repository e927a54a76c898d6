import type { Company, Invoice, Task } from '../lib/server/answers.js'

let count = 0

/** An id of the server's shape: all begin alike, the ends differ. */
const sampleId = () => `0199a7c0-1234-7abc-8def-${String(++count).padStart(12, '0')}`

export const sampleTask = (values: Partial<Task> = {}): Task => ({
  _id: sampleId(),
  title: 'Write the offer',
  description: '',
  status: 'open',
  priority: 'normal',
  dueDate: '2026-11-30',
  project: { _id: 'p1', name: 'Website', color: '#0f766e' },
  assignees: [],
  estimatedSeconds: null,
  billable: true,
  trackedSeconds: 5400,
  timeEntries: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  version: 1,
  ...values,
})

export const sampleInvoice = (values: Partial<Invoice> = {}): Invoice => ({
  _id: sampleId(),
  kind: 'invoice',
  stage: 'full',
  number: 'RE-2026-0042',
  status: 'Unpaid',
  date: '2026-11-01',
  dueDate: '2026-11-15',
  currency: 'EUR',
  createdAt: '2026-11-01T09:00:00.000Z',
  net: 1037.39,
  tax: 197.11,
  total: 1234.5,
  gross: 1234.5,
  paid: 0,
  reduced: 0,
  writtenOff: 0,
  open: 1234.5,
  client: { _id: 'k1', name: 'Müller & Söhne GmbH' },
  customClient: null,
  isOverdue: false,
  daysOverdue: 0,
  sentAt: null,
  isArchived: false,
  isImported: false,
  sentAs: '',
  viewedAt: null,
  handedOutAt: null,
  isVoidable: true,
  projectReference: '',
  ...values,
})

export const sampleCompany = (values: Partial<Company> = {}): Company => ({
  _id: sampleId(),
  name: 'Tischlerei Holz',
  email: 'post@holz.example',
  status: 'pending',
  plan: 'Basic',
  language: 'de',
  decidedAt: null,
  decidedBy: null,
  rejectionReason: null,
  suspensionReason: null,
  userCount: 1,
  lastSignInAt: null,
  addressConfirmedAt: null,
  hints: [],
  question: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...values,
})
