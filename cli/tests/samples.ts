import type { Company, Invoice, Task } from '../lib/contract.js'

let count = 0

/** An id of the server's shape: all begin alike, the ends differ. */
const sampleId = () => `0199a7c0-1234-7abc-8def-${String(++count).padStart(12, '0')}`

export const sampleTask = (values: Partial<Task> = {}): Task => ({
  _id: sampleId(),
  title: 'Write the offer',
  status: 'open',
  priority: 'normal',
  dueDate: '2026-11-30',
  project: { _id: 'p1', name: 'Website' },
  trackedSeconds: 5400,
  timeEntries: [],
  ...values,
})

export const sampleInvoice = (values: Partial<Invoice> = {}): Invoice => ({
  _id: sampleId(),
  number: 'RE-2026-0042',
  status: 'Unpaid',
  date: '2026-11-01',
  dueDate: '2026-11-15',
  currency: 'EUR',
  total: 1234.5,
  open: 1234.5,
  client: { name: 'Müller & Söhne GmbH' },
  customClient: null,
  isOverdue: false,
  daysOverdue: 0,
  ...values,
})

export const sampleCompany = (values: Partial<Company> = {}): Company => ({
  _id: sampleId(),
  name: 'Tischlerei Holz',
  email: 'post@holz.example',
  status: 'pending',
  plan: 'Basic',
  createdAt: '2026-11-20T09:00:00.000Z',
  ...values,
})
