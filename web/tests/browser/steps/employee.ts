import assert from 'node:assert/strict'
import { Api } from '../stage/api.js'
import type { Kontor } from '../stage/kontor.js'
import { type Account, newAccount } from './company.js'

/** Somebody whom the owner invited and who registered with the link from the mail. */
export async function inviteEmployee(kontor: Kontor, owner: Account, name = 'Jana Vogt') {
  const employee = { ...newAccount(name), name }
  const api = await Api.signIn(kontor.url, owner)
  const { email, password } = employee
  await api.post('/employees/invitations', { email, name, role: 'employee' })
  const [link] = (await kontor.mailTo(email, '/register')).match(/https?:\/\/\S+/) ?? []
  assert(link, 'The invitation has no link')
  const token = new URL(link).hash.slice(1)
  await api.post('/auth/register', { name, email, password, token })
  return employee
}
