import { defineSamples } from '#core/tests/define_samples'
import type { Desk } from '#core/tests/desk'

export default defineSamples({
  bodies: {
    'POST /api/unbilled-hours/preview': { clientId: 'unknown' },
    'POST /api/unbilled-hours/invoice': { clientId: 'unknown' },
  },
  fields:
    'clientId projectIds by rounding rates from to seconds fingerprint timesheet currency priceMode',
  parameters: 'clientId projectId',

  /** Hours that are billed; an invoice before was cancelled and remembers them. */
  async fill(desk, made) {
    const hours = { clientId: made.idOf('client'), by: 'project' }
    const cancelled = await issueHours(desk, hours)
    await desk.post(`/invoices/${cancelled}/cancel`)
    await issueHours(desk, hours)
  },

  /** The hours of one project, whose name, task and note are hostile. */
  async writeHostile(desk) {
    const [sum] = await desk.get<Sum[]>('/unbilled-hours')
    if (!sum) throw new Error('There are no unbilled hours.')
    const projectId = sum.project._id
    const rates = [{ projectId, rate: 90 }]
    await issueHours(desk, { clientId: sum.client._id, projectIds: [projectId], rates })
  },
})

interface Sum {
  project: { _id: string }
  client: { _id: string }
}

async function issueHours(desk: Desk, body: object) {
  const { _id } = await desk.post('/unbilled-hours/invoice', body)
  await desk.post(`/invoices/${_id}/issue`)
  return _id
}
