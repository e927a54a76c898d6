import { defineSamples } from '#core/tests/define_samples'

export default defineSamples({
  bodies: { 'POST /api/reports/vat/months': { months: ['2025-01'] } },
  fields: 'months',
  parameters: 'year from to',
  fill: (desk) => desk.post('/reports/vat/months', { months: ['2025-01'] }),
  withoutFreeText: [/^vat_entries\.(basis|cause)$/, /^reported_months\.(month|reported_by)$/],
})
