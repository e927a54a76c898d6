import { defineSamples } from '#core/tests/define_samples'
import { ESTIMATES } from './estimate_samples.js'
import { PROPOSALS } from './proposal_samples.js'

const BOTH = [ESTIMATES, PROPOSALS]

export default defineSamples({
  bodies: { ...ESTIMATES.bodies, ...PROPOSALS.bodies },
  fields: `${ESTIMATES.fields} ${PROPOSALS.fields}`,
  parameters: PROPOSALS.parameters,

  async fill(...where) {
    for (const samples of BOTH) await samples.fill?.(...where)
  },

  async writeHostile(...where) {
    for (const samples of BOTH) await samples.writeHostile?.(...where)
  },

  withoutFreeText: BOTH.flatMap((samples) => samples.withoutFreeText ?? []),
})
