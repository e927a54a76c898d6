import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { looksFrom } from './stage/looks.js'
import { stageFor } from './stage/stage.js'
import type { Visitor } from './stage/visitor.js'
import { type Account, makeCompany, signIn } from './steps/company.js'

/** Gives the browser a device that keeps passkeys and takes its person for granted. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const keys = () => session.send('WebAuthn.getCredentials', { authenticatorId })
  return async () => (await keys()).credentials.length
}

/** The first passkey asks for the password, and brings recovery codes. */
async function addPasskey(visitor: Visitor, { password }: Account) {
  const { page } = visitor
  await page.goto('/account')
  await visitor.button('settings:passkeys.add').click()
  const dialog = page.getByRole('dialog')
  await visitor.field('auth:confirm_self.password', dialog).fill(password)
  await visitor.button('auth:confirm_self.submit').click()
  await visitor.button('settings:factor.save_codes').waitFor()
  await visitor.button('settings:factor.codes_kept').click()
  await dialog.waitFor({ state: 'detached' })
}

async function signOut({ page, t }: Visitor) {
  await page.goto('/dashboard')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).waitFor()
}

test.group('Passkeys', (group) => {
  const stage = stageFor(group, { isWhole: true, isOwn: true, host: 'localhost' })

  test('an owner adds a passkey, signs in with it and confirms with it, at {width} px')
    .with(looksFrom('desk'))
    .run((_, look) =>
      stage.visit(look, async (visitor) => {
        const { page } = visitor
        const account = await makeCompany(stage.kontor, stage.admin)
        const countKeys = await addAuthenticator(page)
        await signIn(visitor, account)
        await addPasskey(visitor, account)
        assert.equal(await countKeys(), 1)
        await visitor.checkScreen('the account with a passkey')

        await signOut(visitor)
        await visitor.checkScreen('the sign-in with passkeys')
        await visitor.button('auth:passkey.sign_in').click()
        await page.waitForURL(/\/dashboard$/)

        await page.goto('/account')
        await page.getByRole('button', { name: visitor.t('settings:passkeys.remove') }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: visitor.t('settings:passkeys.remove') })
          .click()
        await visitor.button('auth:confirm_self.passkey').waitFor()
        await visitor.checkScreen('a confirmation by passkey')
        await visitor.button('auth:confirm_self.passkey').click()
        await visitor.text('settings:passkeys.none').waitFor()
      })
    )

  test('the passkey follows the password where both are needed', () =>
    stage.visit({ language: 'de' }, async (visitor) => {
      const account = await makeCompany(stage.kontor, stage.admin)
      await addAuthenticator(visitor.page)
      await signIn(visitor, account)
      await addPasskey(visitor, account)
      await signOut(visitor)
      await visitor.field('auth:field.email').fill(account.email)
      await visitor.field('auth:field.password').fill(account.password)
      await visitor.button('auth:login.submit').click()
      await visitor.button('auth:passkey.use').waitFor()
      await visitor.checkScreen('the second step by passkey')
      await visitor.button('auth:passkey.use').click()
      await visitor.page.waitForURL(/\/dashboard$/)
    }))
})
