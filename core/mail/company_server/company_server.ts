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

/** The server that a company has now. */
export interface StoredServer extends CompanyServer {
  /** Another one after each change. */
  id: string
  companyId: string
  /** Whether its last delivery has failed. */
  isFailing: boolean
}

interface Row {
  id: string
  host: string
  port: number
  security: Security
  username: string
  sealed_password: string | null
  from_address: string
  failing_since_at: number | string | null
}

const OF_COMPANY = `
  select id, host, port, security, username, sealed_password, from_address, failing_since_at
  from company_mail_servers where company_id = ?`

/** Undefined for a company without one. */
export async function companyServerOf(companyId: string): Promise<StoredServer | undefined> {
  const [row] = await readRows<Row>(OF_COMPANY, [companyId])
  if (!row) return undefined
  const { sealed_password: sealed, from_address: fromAddress, id, host, security, username } = row
  return {
    id,
    companyId,
    host,
    port: Number(row.port),
    security,
    username,
    password: sealed && encryption.decrypt<string>(sealed, purposeOf(companyId)),
    fromAddress,
    isFailing: row.failing_since_at !== null,
  }
}

/** Sealed for one company: a password that is copied to another row opens nothing. */
export const sealPassword = (companyId: string, password: string) =>
  encryption.encrypt(password, { purpose: purposeOf(companyId) })

const purposeOf = (companyId: string) => `mail_server:${companyId}`
