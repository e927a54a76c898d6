import { randomUUID } from 'node:crypto'
import { TEST_PASSWORD } from '#modules/auth/factories/company_factory'
import { Home } from './terminal_run.js'

const HOST = `http://127.0.0.1:${process.env.PORT}`

/** A home folder in which a user has signed in with address and password. */
export async function signedIn({ email }: { email: string }, host = HOST) {
  const home = new Home()
  const login = ['login', '--host', host, '--email', email]
  const { code, err } = await home.run(login, { input: TEST_PASSWORD })
  if (code !== 0) throw new Error(err)
  return home
}

/** Signs a company up on the real server. @returns its address */
export async function apply(companyName: string) {
  const email = `${randomUUID().slice(0, 13)}@firma.example`
  const body = { companyName, companyEmail: email, password: TEST_PASSWORD }
  const answer = await fetch(`${HOST}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return email
}
