import { test } from '@japa/runner'
import { signedInStage } from './stage.js'

const HOLZ = { _id: '01900000-0000-7000-8000-0000000000c1', name: 'Tischlerei Holz' }
const OPEN = {
  _id: '01900000-0000-7000-8000-0000000000d1',
  company: HOLZ,
  by: 'Anna Betrieb (Kontor)',
  reason: 'Rounding of RE-7',
  startedAt: '2026-11-30T09:00:00.000Z',
  endedAt: '2026-11-30T09:30:00.000Z',
  isOver: false,
}
const OVER = { ...OPEN, _id: '01900000-0000-7000-8000-0000000000d2', isOver: true }

test.group('visits and mail tests in the terminal of an operator', () => {
  test('visits are listed with who, why and until when, and those of one company alone', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.others['/api/admin/visits'] = [OPEN, OVER]
    const { out } = await home.run(['admin', 'visits', HOLZ._id])
    context.assert.match(out, /Tischlerei Holz\s+Anna Betrieb \(Kontor\)\s+Rounding of RE-7.*open/)
    const listed = JSON.parse((await home.run(['admin', 'visits', '--json'])).out)
    context.assert.deepEqual(listed, [OPEN, OVER])
  })

  test('an open visit ends by its id, and one that is over is not found', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    api.others['/api/admin/visits'] = [OPEN, OVER]
    api.others[`/api/admin/visits/${OPEN._id}/end`] = { _id: OPEN._id, companyId: HOLZ._id }
    const ended = await home.run(['admin', 'visits', '--end', OPEN._id])
    context.assert.match(
      ended.out,
      /The visit of Anna Betrieb \(Kontor\) in Tischlerei Holz has ended/
    )
    const gone = await home.run(['admin', 'visits', '--end', OVER._id])
    context.assert.match(gone.err, /No open visit/)
    context.assert.notEqual(gone.code, 0)
  })

  test('a test mail says which server took it', async (context) => {
    const { api, home } = await signedInStage(context)
    api.user.role = 'superAdmin'
    const sent = { to: 'ops@example.test', host: 'smtp.example.test:587' }
    api.others['/api/admin/mail-tests'] = sent
    const { out } = await home.run(['admin', 'mail', 'test'])
    context.assert.match(
      out,
      /smtp\.example\.test:587 accepted the test e-mail to ops@example\.test/
    )
    const json = await home.run(['admin', 'mail', 'test', '--json'])
    context.assert.deepEqual(JSON.parse(json.out), sent)
  })
})
