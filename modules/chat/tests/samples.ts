import { defineSamples } from '#core/tests/define_samples'
import type { Desk } from '#core/tests/desk'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { fakeEndpoint } from '#modules/chat/tests/fake_endpoint'

const BODY = {
  address: 'https://models.example.com/v1',
  model: 'small-1',
  key: 'sk-1',
  isOn: true,
  monthlyRequests: 100,
  monthlyTokens: 100_000,
}

/** Connects an endpoint of the test, and tries it. */
async function connect(desk: Desk, model: string) {
  const endpoint = await fakeEndpoint({ say: 'OK' })
  try {
    await desk.post('/auth/confirmations', { currentPassword: TEST_PASSWORD })
    await desk.put('/assistant/connection', { ...BODY, address: endpoint.address, model })
    await desk.post('/assistant/connection/tests')
  } finally {
    endpoint.close()
  }
}

export default defineSamples({
  bodies: {
    'POST /api/assistant/chat': { text: 'Wie geht es der Firma?' },
    'PUT /api/assistant/connection': BODY,
  },
  fields: 'text address model key isOn monthlyRequests monthlyTokens',

  fill: (desk, _made, mark) => connect(desk, mark),

  async writeHostile(desk, _made, texts) {
    const name = texts.find((text) => text.includes('<') && text.length <= 200)
    await connect(desk, name ?? '<b>')
  },

  // Addresses that were checked, our own words, the sealed key, and codes.
  withoutFreeText: [
    /^model_connections\.(address|sealed_key)$/,
    /^model_usage\.month$/,
    /^model_exchanges\.(host|messages|outcome)$/,
  ],
})
