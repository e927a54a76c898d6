import { defineSamples } from '#core/tests/define_samples'

export default defineSamples({
  bodies: { 'POST /api/reports/vat/months': { months: ['2025-01'], confirmed: true } },
  fields: 'months confirmed',
  parameters: 'year from to',
  fill: (desk) => desk.post('/reports/vat/months', { months: ['2025-01'], confirmed: true }),
  withoutFreeText: [/^vat_entries\.(basis|cause)$/, /^reported_months\.(month|reported_by)$/],
})
