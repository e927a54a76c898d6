import encryption from '@adonisjs/core/services/encryption'
import { readRows } from '#core/database/read_rows'

/** How the connection is encrypted: by a command after the greeting, or from its first byte. */
export const SECURITIES = ['starttls', 'tls'] as const
export type Security = (typeof SECURITIES)[number]

/** The mail server of a company, through which its letters go. */
export interface CompanyServer {
  host: string
  port: number
  security: Security
  /** Empty for a server that asks for no sign-in. */
  username: string
  /** Readable; null without one, and when it was sealed with another APP_KEY. */
  password: string | null
  /** The address that letters come from. */
  fromAddress: string
}

interface Row {
  host: string
  port: number
  security: Security
  username: string
  sealed_password: string | null
  from_address: string
}

const OF_COMPANY = `
  select host, port, security, username, sealed_password, from_address
  from company_mail_servers where company_id = ?`

/** Undefined for a company without one. */
export async function companyServerOf(companyId: string): Promise<CompanyServer | undefined> {
  const [row] = await readRows<Row>(OF_COMPANY, [companyId])
  if (!row) return undefined
  const { sealed_password: sealed, from_address: fromAddress, port, ...server } = row
  return {
    ...server,
    port: Number(port),
    password: sealed && encryption.decrypt<string>(sealed, purposeOf(companyId)),
    fromAddress,
  }
}

/** Sealed for one company: a password that is copied to another row opens nothing. */
export const sealPassword = (companyId: string, password: string) =>
  encryption.encrypt(password, { purpose: purposeOf(companyId) })

const purposeOf = (companyId: string) => `mail_server:${companyId}`
