import { defineSamples } from '#core/tests/define_samples'

export default defineSamples({
  bodies: { 'POST /api/admin/companies/:id/reject': { reason: 'Übernommen' } },
  fields: 'reason',
  parameters: 'status search',
})
