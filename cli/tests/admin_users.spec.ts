import { test } from '@japa/runner'
import { signedInStage } from './stage.js'

test.group('the users of the platform', () => {
  test('users are found by words, with company, second factor and a lock', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.others['/api/admin/users'] = [
      {
        _id: '01900000-0000-7000-8000-0000000000a1',
        name: 'Jonas Holz',
        email: 'jonas@holz.example',
        role: 'owner',
        company: { _id: 'c1', name: 'Tischlerei Holz', status: 'active' },
        isActive: true,
        lastSignInAt: '2026-03-02T09:00:00.000Z',
        hasSecondFactor: true,
        sessionCount: 1,
        lock: { at: '2026-03-03T09:00:00.000Z', reason: 'Lost laptop.' },
        isOwn: false,
      },
    ]
    const { out } = await home.run(['admin', 'users', 'jonas', 'holz', '--locked'])
    context.assert.match(
      out,
      /Jonas Holz\s+jonas@holz\.example\s+Tischlerei Holz\s+Owner\s+02\.03\.2026\s+on\s+Locked/
    )
    context.assert.equal(api.seen.at(-1)?.path, '/api/admin/users')
    context.assert.deepEqual(Object.fromEntries(new URLSearchParams(api.seen.at(-1)?.query)), {
      search: 'jonas holz',
      state: 'locked',
    })
    const rows = JSON.parse((await home.run(['admin', 'users', '--json'])).out)
    context.assert.equal(rows[0].lock.reason, 'Lost laptop.')
  })
})
