import { defineSamples } from '#core/tests/define_samples'

export default defineSamples({
  bodies: {
    'POST /api/unbilled-hours/preview': { clientId: 'unknown' },
    'POST /api/unbilled-hours/invoice': { clientId: 'unknown' },
  },
  fields: 'clientId projectIds by rounding rates from to seconds timesheet currency priceMode',
  parameters: 'clientId projectId',

  async fill(desk, made) {
    await desk.post('/unbilled-hours/invoice', { clientId: made.idOf('client'), by: 'project' })
  },
})
