/** Bodies that would be accepted, so that a refusal is one of reach and not of form. */
export const VALID_BODIES: Record<string, unknown> = {
  'PUT /api/clients/:id': { name: 'Übernommen', type: 'business' },
  'PUT /api/items/:id': { name: 'Übernommen', unitPrice: 1 },
  'PUT /api/invoices/:id': { customClient: { name: 'Übernommen' }, lines: [] },
  'POST /api/invoices/:id/payments': { amount: 1, date: '2026-01-02', method: 'bankTransfer' },
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
  'PUT /api/estimates/:id': { customClient: { name: 'Übernommen' }, lines: [] },
  'PUT /api/estimates/:id/follow-up': { date: '2026-01-02' },
  'POST /api/estimates/:id/accept': { name: 'Übernommen' },
  'PUT /api/projects/:id': { name: 'Übernommen' },
  'PUT /api/tasks/:id': { title: 'Übernommen' },
  'PATCH /api/time-entries/:id': { note: 'Übernommen' },
  'POST /api/admin/companies/:id/reject': { reason: 'Übernommen' },
}
