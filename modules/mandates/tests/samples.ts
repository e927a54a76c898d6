import { defineSamples } from '#core/tests/define_samples'
import { packed } from '#core/tests/hostile_texts'

const IBAN = 'DE02120300000000202051'
const MANDATE = { scheme: 'core', kind: 'recurrent', signedOn: '2026-01-02', iban: IBAN }

export default defineSamples({
  bodies: {
    'POST /api/clients/:id/mandates': MANDATE,
    'POST /api/mandates/:id/amend': { iban: 'DE89370400440532013000' },
  },
  fields: 'reference scheme kind signedOn holder iban bic usedBeforeOn',

  async fill(desk, made, mark) {
    const path = `/clients/${made.idOf('client')}/mandates`
    made.keep('mandate', (await desk.post(path, { ...MANDATE, holder: `${mark} Inhaber` }))._id)
  },

  async writeHostile(desk, made, texts) {
    const path = `/clients/${made.idOf('client')}/mandates`
    for (const holder of packed(texts, 70, ' ')) {
      await desk.post(path, { ...MANDATE, holder: `K ${holder}`.slice(0, 70) })
    }
  },

  withoutFreeText: [/^mandates\.(reference|scheme|kind|iban|bic|former_iban)$/],
})
