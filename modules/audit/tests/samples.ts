import { defineSamples } from '#core/tests/define_samples'

export default defineSamples({ parameters: 'userId type from to' })
