import { defineSamples } from '#core/tests/define_samples'
import { inTurn } from '#core/tests/desk'
import { packed } from '#core/tests/hostile_texts'

const LONGEST = 5000
const NOTES = { responsibilities: 'Ada', paper: 'Scanner', operation: 'Cellar' }

export default defineSamples({
  bodies: { 'PUT /api/procedures/notes': NOTES },
  fields: 'responsibilities paper operation',

  async fill(desk, _made, mark) {
    await desk.put('/procedures/notes', { ...NOTES, responsibilities: mark, paper: mark })
  },

  /** Later texts replace earlier ones, so each note gets as many at once as it takes. */
  async writeHostile(desk, _made, texts) {
    await inTurn(packed(texts, LONGEST), (text) =>
      desk.put('/procedures/notes', { responsibilities: text, paper: text, operation: text })
    )
  },
})
