import { defineSamples } from '#core/tests/define_samples'

const NOTES = { responsibilities: 'Ada', paper: 'Scanner', operation: 'Cellar' }

export default defineSamples({
  bodies: { 'PUT /api/procedures/notes': NOTES },
  fields: 'responsibilities paper operation',

  async fill(desk) {
    await desk.put('/procedures/notes', NOTES)
  },
})
