import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { connectionOf, hostOf, sealKey } from '#modules/chat/connection'

interface ConnectionChange {
  address: string
  model: string
  /** Left out it stays, null removes it. */
  key?: string | null | undefined
  isOn: boolean
  monthlyRequests: number
  monthlyTokens: number
}

/**
 * Stores where the company's questions go. A key stays with the host that it was typed for: another host gets none until
 * somebody types one. Only inside inTx.
 */
export async function changeConnection(company: CompanyReference, change: ConnectionChange) {
  const before = await connectionOf(company)
  const isSameHost =
    before !== null && new URL(before.address).origin === new URL(change.address).origin
  const kept = isSameHost ? before.sealedKey : null
  const values = {
    address: change.address.replace(/\/+$/, ''),
    model: change.model,
    sealed_key: change.key === undefined ? kept : change.key && sealKey(change.key, company),
    is_on: change.isOn ? 1 : 0,
    monthly_requests: change.monthlyRequests,
    monthly_tokens: change.monthlyTokens,
    changed_at: now(),
  }
  if (before) await changeRows(CHANGE, [...Object.values(values), company.id])
  else await insertRows('model_connections', [{ company_id: company.id, id: newId(), ...values }])
  await audit({
    companyId: company.id,
    action: change.isOn ? 'settings.model_connected' : 'settings.model_switched_off',
    subject: { type: 'company', id: company.id },
    details: { host: hostOf(change.address), model: change.model },
    security: { companyId: company.id, host: hostOf(change.address) },
  })
}

const CHANGE = `
  update model_connections set address = ?, model = ?, sealed_key = ?, is_on = ?, monthly_requests = ?,
    monthly_tokens = ?, changed_at = ?
  where company_id = ?`
