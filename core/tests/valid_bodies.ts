/** Bodies that would be accepted, so that a refusal is one of reach and not of form. */
export const VALID_BODIES: Record<string, unknown> = {
  'PUT /api/clients/:id': { name: 'Übernommen', type: 'business' },
  'PUT /api/items/:id': { name: 'Übernommen', unitPrice: 1 },
  'PUT /api/invoices/:id': { customClient: { name: 'Übernommen' }, lines: [] },
  'POST /api/invoices/:id/payments': { amount: 1, date: '2026-01-02', method: 'bankTransfer' },
  'POST /api/invoices/:id/write-off': { reason: 'Übernommen' },
  'POST /api/payments/:id/receipt': { to: ['kunde@example.test'] },
  'POST /api/credits/:id/applications': {
    invoiceId: '01890000-0000-7000-8000-000000000000',
    amount: 1,
  },
  'POST /api/credits/:id/refunds': { amount: 1, date: '2026-01-02', method: 'cash' },
  ...Object.fromEntries(
    ['', '/preview', '/picture'].map((path) => [
      `POST /api/invoices/:id/credit-notes${path}`,
      { lines: [{ lineId: 'x', quantity: 1 }] },
    ])
  ),
  'POST /api/bank-entries/:id/match': {
    allocations: [{ invoiceId: '01890000-0000-7000-8000-000000000000', amount: 1 }],
  },
  'POST /api/estimates/:id/down-payments': { percent: 30 },
  'PUT /api/recurring-invoices/:id': {
    name: 'Übernommen',
    invoice: {
      customClient: { name: 'Übernommen' },
      lines: [{ description: 'Übernommen', quantity: 1, unitPrice: 1, taxRate: 19 }],
    },
    schedule: { startOn: '2026-01-02', every: 1, unit: 'month', on: 'date' },
  },
  'PUT /api/invoices/:id/promise': { promisedOn: '2026-01-02' },
  'PUT /api/invoices/:id/reminder-stop': { reason: 'Übernommen' },
  'PUT /api/clients/:id/reminder-stop': { reason: 'Übernommen' },
  'POST /api/clients/:id/merge': { intoId: 'x' },
  'PUT /api/clients/:id/opening-balances/:currency': { amount: 1, date: '2026-01-02' },
  'PUT /api/clients/:id/statement-schedule': { dayOfMonth: 1 },
  'POST /api/clients/:id/statements': { to: ['x@example.test'] },
  'PUT /api/estimates/:id': { customClient: { name: 'Übernommen' }, lines: [] },
  'PUT /api/estimates/:id/follow-up': { date: '2026-01-02' },
  'POST /api/estimates/:id/accept': { name: 'Übernommen' },
  'POST /api/delivery-notes/:id/sign': {
    name: 'Übernommen',
    signature: 'data:image/png;base64,AAAA',
  },
  'PUT /api/delivery-notes/:id/assignee': { assigneeId: null },
  'POST /api/estimates/:id/conversions': { to: 'project' },
  'PUT /api/proposals/:id': { title: 'Übernommen', lines: [] },
  'POST /api/proposals/:id/accept': { name: 'Übernommen' },
  'POST /api/proposals/:id/convert': { to: 'project' },
  'PUT /api/mails/:id': { sendAt: '2030-01-02T08:00:00Z' },
  'PUT /api/mail-templates/:kind/:language': { subject: 'Übernommen', message: 'Übernommen' },
  'PUT /api/projects/:id': { name: 'Übernommen' },
  'PUT /api/tasks/:id': { title: 'Übernommen' },
  'PATCH /api/time-entries/:id': { note: 'Übernommen' },
  'POST /api/admin/companies/:id/reject': { reason: 'Übernommen' },
}
