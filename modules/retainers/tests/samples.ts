import { defineSamples } from '#core/tests/define_samples'
import { LINE, type Made } from '#core/tests/desk'

export default defineSamples({
  bodies: {
    'POST /api/shared-ledger/retainers': { id: 'unknown', key: 'no-key' },
  },
  fields: 'id key retainer',

  /** A retainer whose first run settles an hour of the year before. */
  async fill(desk, made, mark) {
    const clientId = made.idOf('client')
    const project = { name: `${mark} Kontingent`, clientId, hourlyRate: 90 }
    const { _id: projectId } = await desk.post<Made>('/projects', project)
    const { task } = await desk.post<{ task: Made }>('/tasks', { title: mark, projectId })
    await desk.post('/time-entries', {
      taskId: task._id,
      startTime: '2025-12-10T09:00:00Z',
      endTime: '2025-12-10T10:00:00Z',
      note: mark,
    })
    const { _id } = await desk.post<Made>('/recurring-invoices', {
      name: `${mark} Kontingent`,
      invoice: { clientId, lines: [{ ...LINE, description: mark }] },
      schedule: { startOn: '2026-01-02', every: 1, unit: 'month', on: 'date' },
      servicePeriod: 'monthBefore',
      retainer: { projectIds: [projectId], includedHours: 1, from: '2025-12-01' },
    })
    await desk.post(`/recurring-invoices/${_id}/run`)
  },

  withoutFreeText: [/^retainer_periods\.invoice_id$/, /^retained_time\.invoice_id$/],
})
