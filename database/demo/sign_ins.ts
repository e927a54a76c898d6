import { DEMO_COMPANY, PEOPLE, SUPER_ADMIN_EMAIL } from './facts/companies.js'

/** Printed at each start of the demo: one sign-in per role. */
export function signInLines(address: string, password: string) {
  const rows = Object.entries(PEOPLE).map(([role, { email }]) => [role, email, '/login'])
  rows.push(['super admin', SUPER_ADMIN_EMAIL, '/superadmin/login'])
  const lines = rows.map(
    ([role = '', email = '', path]) => `  ${role.padEnd(13)}${email.padEnd(30)}${address}${path}`
  )
  return `\nDemo company ${DEMO_COMPANY.name}. Everybody's password: ${password}\n${lines.join('\n')}\n\n`
}
