import { defineSamples } from '#core/tests/define_samples'
import type { Desk } from '#core/tests/desk'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { openHookSink } from './hook_sink.js'
import { hookBody } from './hooks.js'

/** Adds an endpoint, with a test event in its log. */
async function addEndpoint(desk: Desk, description: string) {
  const sink = await openHookSink(204)
  try {
    await desk.post('/auth/confirmations', { currentPassword: TEST_PASSWORD })
    const { _id } = await desk.post('/webhooks', hookBody(sink.url, { description }))
    await desk.post(`/webhooks/${_id}/tests`)
  } finally {
    sink.close()
  }
}

const BODY = hookBody('https://hooks.example.com/kontor')

export default defineSamples({
  bodies: {
    'POST /api/webhooks': BODY,
    'PUT /api/webhooks/:id': BODY,
    'POST /api/webhooks/:id/replays': { days: 7 },
  },
  fields: 'url description events isActive days',
  parameters: 'state',

  fill: (desk, _made, mark) => addEndpoint(desk, mark),

  async writeHostile(desk, _made, texts) {
    const text = texts.find((one) => one.includes('<') && one.length <= 200)
    await addEndpoint(desk, text ?? '<b>')
  },

  // Addresses that were checked, sealed secrets, our own words, and what a receiver answered, cut to a kilobyte.
  withoutFreeText: [
    /^webhook_endpoints\.(url|events|sealed_secret|secret_end|sealed_former_secret|off_because)$/,
    /^webhook_events\.(type|body)$/,
    /^webhook_deliveries\.(state|failure|answer)$/,
  ],
})
