import { test } from '@japa/runner'
import { now, setClock } from '#core/clock'
import { inTx, reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import { call } from '#core/tests/call'
import { mailsTo } from '#core/tests/mails_to'
import { announceByClock } from '#modules/auth/actions/announce_applications'
import { makeSuperAdmin, TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { Company } from '#modules/auth/models/company'
import { settleAnnouncements } from '#modules/auth/tests/announcements'

const MINUTE = 60_000

test.group('Mails about applications', (group) => {
  let restoreClock = () => undefined as unknown
  /** Moves the server's clock on from now. */
  const after = (minutes: number) => {
    const at = now() + minutes * MINUTE
    restoreClock()
    restoreClock = setClock(() => at)
  }
  group.each.setup(async () => {
    await settleAnnouncements()
    return () => {
      restoreClock()
    }
  })

  /** A company asks to be let in. @returns its id and name */
  async function apply(companyName: string) {
    const companyEmail = `${newId()}@example.test`
    const body = { companyName, companyEmail, password: TEST_PASSWORD }
    const { status, text } = await call('POST', '/api/auth/signup', { body })
    if (status !== 201) throw new Error(text)
    const { id } = await reader().from('companies').where('email', companyEmail).first()
    return id as string
  }
  const mailsAbout = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

  test('the first goes at once, those of the next hour follow in one', async ({ assert }) => {
    const { user } = await makeSuperAdmin()
    await apply('Erste GmbH')
    assert.deepEqual(await mailsAbout(user.email), ['Erste GmbH is waiting for approval'])

    for (const name of ['Zweite GmbH', 'Dritte GmbH', 'Vierte GmbH']) await apply(name)
    await announceByClock()
    after(59)
    await announceByClock()
    assert.lengthOf(await mailsAbout(user.email), 1)

    after(2)
    await announceByClock()
    await announceByClock()
    const [, digest, ...more] = await mailsTo(user.email)
    assert.equal(digest?.subject, '3 companies are waiting for approval')
    assert.notInclude(digest?.text, 'Erste GmbH')
    assert.isEmpty(more)
  })

  test('each entry of the digest has its own links, which work once within 72 hours', async ({
    assert,
  }) => {
    const { user } = await makeSuperAdmin()
    await apply('Sofort GmbH')
    const first = await apply('Eins & Söhne')
    const second = await apply('Zwei <KG>')
    after(61)
    await announceByClock()
    const digest = (await mailsTo(user.email)).at(-1)
    const keyOf = (action: string, id: string) =>
      digest?.links.find((link) => link.includes(`/admin/${action}/${id}#`))?.split('#')[1]
    const act = (key: string | undefined, reason?: string) =>
      call('POST', '/api/admin-links/act', { body: { key, reason } })
    const statusOf = async (id: string) =>
      (await reader().from('companies').where('id', id).first()).status

    assert.equal((await act(keyOf('approve', first))).status, 200)
    assert.equal((await act(keyOf('approve', first))).status, 404)
    assert.deepEqual([await statusOf(first), await statusOf(second)], ['active', 'pending'])
    after(73 * 60)
    assert.equal((await act(keyOf('reject', second), 'unknown')).status, 404)
    assert.equal(await statusOf(second), 'pending')
  })

  test('an application that was decided meanwhile is in no mail', async ({ assert }) => {
    const { user } = await makeSuperAdmin()
    await apply('Sofort GmbH')
    const decided = await apply('Entschieden GmbH')
    await apply('Offen GmbH')
    await inTx(async () => (await Company.findOrFail(decided)).reject('unknown'))
    after(61)
    await announceByClock()
    assert.deepEqual(await mailsAbout(user.email), [
      'Sofort GmbH is waiting for approval',
      'Offen GmbH is waiting for approval',
    ])
  })

  test('an hour without applications brings no mail, and the next goes at once', async ({
    assert,
  }) => {
    const { user } = await makeSuperAdmin()
    await apply('Sofort GmbH')
    after(61)
    await announceByClock()
    assert.lengthOf(await mailsAbout(user.email), 1)
    await apply('Später GmbH')
    assert.equal((await mailsAbout(user.email)).at(-1), 'Später GmbH is waiting for approval')
  })
})
