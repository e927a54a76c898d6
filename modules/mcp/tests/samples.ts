import { defineSamples } from '#core/tests/define_samples'

export default defineSamples({
  bodies: { 'POST /api/mcp': { jsonrpc: '2.0', id: 1, method: 'tools/list' } },
  fields: 'jsonrpc id method params',
})
