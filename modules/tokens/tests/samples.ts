import { call } from '#core/tests/call'
import { defineSamples } from '#core/tests/define_samples'
import type { Desk } from '#core/tests/desk'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'

/** @returns the token */
async function createToken(desk: Desk, name: string) {
  await desk.post('/auth/confirmations', { currentPassword: TEST_PASSWORD })
  const body = { name, scopes: ['time:read'], days: 30 }
  return (await desk.post<{ token: string }>('/personal-tokens', body)).token
}

export default defineSamples({
  bodies: { 'POST /api/personal-tokens': { name: 'Script', scopes: ['time:read'], days: 30 } },
  fields: 'name scopes days',

  fill: (desk, _made, mark) => createToken(desk, mark),

  /** A program names itself in a header, with each call. */
  async writeHostile(desk, _made, texts) {
    const name = texts.find((text) => text.includes('<') && text.length <= 100) ?? ''
    const token = await createToken(desk, name)
    await call('GET', '/api/timer', {
      token,
      headers: { 'user-agent': '<script>alert(1)</script>' },
    })
  },

  withoutFreeText: [/^personal_tokens\.(beginning|scopes)$/],
})
