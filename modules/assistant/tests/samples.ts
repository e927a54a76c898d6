import { defineSamples } from '#core/tests/define_samples'

export default defineSamples({
  bodies: { 'POST /api/assistant/questions': { text: 'Welche Rechnungen sind offen?' } },
  fields: 'text',
  parameters: '',

  async fill(desk, _made, mark) {
    await desk.post('/assistant/questions', { text: `${mark}?` })
  },
})
