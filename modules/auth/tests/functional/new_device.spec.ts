import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import { call } from '#core/tests/call'
import { mailsTo } from '#core/tests/mails_to'
import {
  makeCompany,
  makeSuperAdmin,
  type Person,
  TEST_PASSWORD,
} from '#modules/auth/factories/company_factory'
import { freshAddress } from '#modules/auth/tests/second_factor'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const NEWER_FIREFOX = FIREFOX.replaceAll('140.0', '151.0')
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1'

async function signIn({ user }: Person, userAgent: string, more: object = {}) {
  const body = { email: user.email, password: TEST_PASSWORD, ...more }
  const headers = { 'user-agent': userAgent }
  const answer = await call('POST', '/api/auth/login', { body, headers, from: freshAddress() })
  return answer.status
}

const noticesTo = async ({ user }: Person) =>
  (await mailsTo(user.email)).filter(({ kind }) => kind === 'auth.new_device')

test.group('A sign-in with a new device', () => {
  test('is reported with time, device and address; a known one, an update and the first are not', async ({
    assert,
  }) => {
    for (const person of [(await makeCompany()).owner, await makeSuperAdmin()]) {
      assert.equal(await signIn(person, FIREFOX), 200)
      assert.equal(await signIn(person, NEWER_FIREFOX), 200)
      assert.isEmpty(await noticesTo(person))
      assert.equal(await signIn(person, SAFARI), 200)
      assert.equal(await signIn(person, SAFARI), 200)
      const [notice, ...others] = await noticesTo(person)
      assert.isEmpty(others)
      assert.include(notice!.text, 'Safari · iOS')
      assert.match(notice!.text, /\d\d\.\d\d\.\d{4} \d\d:\d\d/)
      assert.isTrue(notice!.links.some((link) => link.endsWith('/account')))
    }
  })

  test('is recognised by the name of the machine in a terminal', async ({ assert }) => {
    const { owner } = await makeCompany()
    const terminal = (device: string) => signIn(owner, '', { client: 'terminal', device })
    for (const device of ['thinkpad', 'thinkpad', 'server']) await terminal(device)
    const notices = await noticesTo(owner)
    assert.lengthOf(notices, 1)
    assert.include(notices[0]!.text, 'Terminal · server')
  })

  test('is reported in the language of the person', async ({ assert }) => {
    const { owner } = await makeCompany()
    await inTx(() => owner.user.merge({ language: 'de' }).save())
    await signIn(owner, FIREFOX)
    await signIn(owner, SAFARI)
    assert.equal((await noticesTo(owner))[0]?.language, 'de')
  })
})
