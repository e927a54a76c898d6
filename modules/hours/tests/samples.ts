import { defineSamples } from '#core/tests/define_samples'
import { LINE } from '#core/tests/desk'

export default defineSamples({
  /** A recurring invoice bills the hours of the client. */
  async fill(desk, made, mark) {
    const { _id } = await desk.post('/recurring-invoices', {
      name: mark,
      collects: { by: 'project' },
      invoice: { clientId: made.idOf('client'), lines: [{ ...LINE, description: mark }] },
      schedule: { startOn: '2026-01-03', every: 1, unit: 'month', on: 'date' },
    })
    await desk.post(`/recurring-invoices/${_id}/run`)
  },
})
