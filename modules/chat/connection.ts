import encryption from '@adonisjs/core/services/encryption'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** The endpoint of a company's model, without its key. */
export interface Connection {
  id: string
  /** As the company typed it: the part before `/chat/completions`. */
  address: string
  model: string
  isOn: boolean
  monthlyRequests: number
  monthlyTokens: number
  sealedKey: string | null
}

interface Row {
  id: string
  address: string
  model: string
  sealed_key: string | null
  is_on: number | boolean
  monthly_requests: number
  monthly_tokens: number
}

const OF_COMPANY = `
  select id, address, model, sealed_key, is_on, monthly_requests, monthly_tokens
  from model_connections where company_id = ?`

/** Null when the company has entered none. */
export async function connectionOf(company: CompanyReference): Promise<Connection | null> {
  const [row] = await readRows<Row>(OF_COMPANY, [company.id])
  if (!row) return null
  return {
    id: row.id,
    address: row.address,
    model: row.model,
    isOn: Boolean(row.is_on),
    monthlyRequests: Number(row.monthly_requests),
    monthlyTokens: Number(row.monthly_tokens),
    sealedKey: row.sealed_key,
  }
}

/** Sealed for one company: a key that is copied to another row opens nothing. */
export const sealKey = (key: string, { id }: CompanyReference) =>
  encryption.encrypt(key, { purpose: purposeOf(id) })

/** The readable key; null without one, and when it was sealed with another APP_KEY. */
export const openKey = ({ sealedKey }: Connection, { id }: CompanyReference) =>
  sealedKey === null ? null : encryption.decrypt<string>(sealedKey, purposeOf(id))

const purposeOf = (companyId: string) => `model_key:${companyId}`

/** Host and port: what people read, and what a key belongs to. */
export const hostOf = (address: string) => new URL(address).host
