import { defineSamples } from '#core/tests/define_samples'

export default defineSamples({
  parameters: 'year from to',
  withoutFreeText: [/^vat_entries\.(basis|cause)$/],
})
