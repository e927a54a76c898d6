import { test } from '@japa/runner'
import { refuse } from './fake/replies.js'
import { signedInStage } from './stage.js'

const LINE = { description: 'Fix login', quantity: 1, unitPrice: 90, amount: 90, seconds: 3600 }
const PREVIEW = {
  currency: 'EUR',
  lines: [LINE],
  seconds: 3600,
  fingerprint: 'shown',
  hours: 1,
  withoutRounding: null,
  net: 90,
  total: 107.1,
}
const CHANGED = {
  ...PREVIEW,
  lines: [{ ...LINE, unitPrice: 120, amount: 120 }],
  fingerprint: 'changed',
  net: 120,
  total: 142.8,
}

test.group('Row 129: bill makes a draft of what it has shown', () => {
  test('hours that changed meanwhile are shown as they are now, and nothing is billed', async (context) => {
    const { assert } = context
    const { api, home } = await signedInStage(context)
    api.others['/api/clients'] = [{ _id: 'c1', name: 'Acme GmbH', number: 'K-1' }]
    api.others['/api/unbilled-hours/preview'] = PREVIEW
    const route = api.route.bind(api)
    api.route = (seen, query) => {
      if (seen.path !== '/api/unbilled-hours/invoice') return route(seen, query)
      api.others['/api/unbilled-hours/preview'] = CHANGED
      return refuse(409, 'hours_changed', 'Check the new lines.')
    }
    const { code, out, err } = await home.run(['bill', 'acme', '--draft'])
    assert.equal(code, 7)
    assert.include(err, 'Check the new lines.')
    assert.match(out, /Fix login .*€120\.00/)
    const sent = api.seen.find(({ path }) => path === '/api/unbilled-hours/invoice')
    assert.equal(sent?.body.fingerprint, 'shown')
  })
})
