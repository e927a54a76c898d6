import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Api } from '../stage/api.js'
import type { Kontor } from '../stage/kontor.js'
import type { Terminal } from '../stage/terminal.js'
import type { Visitor } from '../stage/visitor.js'

export interface Account {
  name: string
  email: string
  password: string
}

export const newAccount = (name: string): Account => ({
  name: `${name} ${randomUUID().slice(0, 4)}`,
  email: `${randomUUID().slice(0, 8)}@firma.example`,
  password: 'Sieben blaue Stühle',
})

/** From the sign-in page to the message that the application waits for its approval. */
export async function signUp({ page, t }: Visitor, account: Account) {
  await page.goto('/login')
  await page.getByRole('link', { name: t('auth:login.signup'), exact: true }).click()
  await page.getByLabel(t('auth:field.company_name'), { exact: true }).fill(account.name)
  await page.getByLabel(t('auth:field.email'), { exact: true }).fill(account.email)
  await page.getByLabel(t('auth:field.password'), { exact: true }).fill(account.password)
  await page.getByRole('button', { name: t('auth:signup.submit'), exact: true }).click()
  await page.getByRole('status').getByText(t('auth:signup.done')).waitFor()
}

/** Email and password on the sign-in page; it ends on the user's first screen. */
export async function signIn(visitor: Visitor, account: Pick<Account, 'email' | 'password'>) {
  const { page } = visitor
  await fillSignIn(visitor, account)
  await page.waitForURL(/\/(dashboard|admin)$/)
}

export async function fillSignIn(visitor: Visitor, { email, password }: Omit<Account, 'name'>) {
  if (!/\/login$/.test(visitor.page.url())) await visitor.page.goto('/login')
  await visitor.field('auth:field.email').fill(email)
  await visitor.field('auth:field.password').fill(password)
  await visitor.button('auth:login.submit').click()
}

/** The application of a company as its call, for tests that need no form. */
export async function applyFor({ url }: Kontor, { name, email, password }: Account) {
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'de' },
    body: JSON.stringify({
      companyName: name,
      companyEmail: email,
      userName: name,
      userEmail: email,
      password,
      subscriptionPlan: 'Basic',
    }),
  })
  assert.equal(answer.status, 201, await answer.text())
}

/** The address that invoices need of both sides. */
export const ADDRESS = { street: 'Lindenstraße 12', postalCode: '10969', city: 'Berlin' }

/** An approved company in Germany that may issue invoices. */
export async function makeCompany(kontor: Kontor, admin: Terminal, name = 'Tischlerei Holz') {
  const account = newAccount(name)
  await applyFor(kontor, account)
  await admin.run(['admin', 'approve', account.email])
  const api = await Api.signIn(kontor.url, account)
  await api.post('/settings', { companyInfo: { ...ADDRESS, taxNumber: '27/123/45678' } })
  return account
}
