import { test } from '@japa/runner'
import { inTx, reader, writer } from '#core/database/in_tx'
import { newId } from '#core/ids'
import env from '#core/start/env'
import { ensureSuperAdmin } from '#modules/auth/actions/ensure_super_admin'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'

/** Output of the start while `work` runs. */
async function printedBy(work: () => Promise<void>) {
  const write = process.stdout.write
  let printed = ''
  process.stdout.write = (text: string | Uint8Array) => {
    printed += text
    return true
  }
  try {
    await work()
  } finally {
    process.stdout.write = write
  }
  return printed
}

function linkIn(printed: string) {
  const [, id, token] = /reset-password\/([^\s#]+)#(\S+)/.exec(printed) ?? []
  return { id, token }
}

test.group('The first super admin', (group) => {
  /** Other tests of this database have made some; they are away while these tests run. */
  group.setup(async () => {
    const away = { role: 'superAdmin', is_active: true }
    const ids = (await reader().from('users').where(away)).map(({ id }) => id)
    await inTx(() => writer().from('users').where(away).update({ is_active: false }))
    return async () => {
      await inTx(() => writer().from('users').whereIn('id', ids).update({ is_active: true }))
    }
  })
  group.each.teardown(async () => {
    env.KONTOR_ADMIN_EMAIL = undefined
    env.KONTOR_ADMIN_PASSWORD = undefined
    const made = { role: 'superAdmin', is_active: true }
    await inTx(() => writer().from('users').where(made).update({ is_active: false }))
  })

  test('the first start prints a link that makes one, once', async ({ client, assert }) => {
    const older = linkIn(await printedBy(ensureSuperAdmin))
    const link = linkIn(await printedBy(ensureSuperAdmin))
    const preview = await client.post('/api/auth/links/show').json(link)
    assert.deepEqual(preview.body(), { purpose: 'setup' })

    const email = `${newId()}@example.test`
    const setUp = (body: object) =>
      client.post('/api/auth/setup').json({ ...link, email, password: TEST_PASSWORD, ...body })
    ;(await setUp(older)).assertStatus(404)
    ;(await setUp({ password: '1234567890' })).assertStatus(422)
    const answers = await Promise.all([setUp({}), setUp({ email: `${newId()}@example.test` })])
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 404])
    assert.equal(await printedBy(ensureSuperAdmin), '')
  })

  test('the settings make one without a link', async ({ client, assert }) => {
    env.KONTOR_ADMIN_EMAIL = `${newId()}@example.test`
    env.KONTOR_ADMIN_PASSWORD = TEST_PASSWORD
    assert.equal(await printedBy(ensureSuperAdmin), '')
    const signIn = await client
      .post('/api/auth/login')
      .json({ email: env.KONTOR_ADMIN_EMAIL, password: TEST_PASSWORD })
    assert.isTrue(signIn.body().isSuperAdmin)
  })

  test('half of the settings, or a weak password, refuse the start', async ({ assert }) => {
    env.KONTOR_ADMIN_EMAIL = `${newId()}@example.test`
    await assert.rejects(() => ensureSuperAdmin(), /KONTOR_ADMIN_PASSWORD is not set/)
    env.KONTOR_ADMIN_PASSWORD = 'password1234'
    await assert.rejects(() => ensureSuperAdmin(), /KONTOR_ADMIN_PASSWORD cannot be used/)
  })
})
