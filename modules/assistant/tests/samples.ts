import { defineSamples } from '#core/tests/define_samples'
import { inTurn } from '#core/tests/desk'

export default defineSamples({
  bodies: { 'POST /api/assistant/questions': { text: 'Welche Rechnungen sind offen?' } },
  fields: 'text',
  parameters: '',

  async fill(desk, _made, mark) {
    await desk.post('/assistant/questions', { text: `${mark}?` })
  },

  async writeHostile(desk, _made, texts) {
    const asked = texts.filter((text) => text.trim().length >= 2 && text.length <= 500)
    await inTurn(asked.slice(0, 50), (text) => desk.post('/assistant/questions', { text }))
  },

  // Folded words and what the company's own records answer.
  withoutFreeText: [/^assistant_questions\.outcome$/],
})
