import { audit } from '#core/audit/audit'
import { type Day, now, today } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import { hashOfKey, newLinkKey } from '#core/http/guards/link_key'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import env from '#core/start/env'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { companyOfLink, linkNotValid } from '#modules/auth/public'
import { Client } from '#modules/clients/public'

interface LinkRow {
  company_id: string
  id: string
  expires_on: Day | null
}

interface HolderRow {
  company_id: string
  client_id: string
  expires_on: Day | null
}

const FIND = `
  select company_id, id, expires_on from ledger_links
  where key_hash = ? and client_id = ? and revoked_at is null`
const WHOSE = `
  select company_id, client_id, expires_on from ledger_links where key_hash = ? and revoked_at is null`
const REVOKE = `
  update ledger_links set revoked_at = ? where company_id = ? and client_id = ? and id = ? and revoked_at is null`
const SEEN = 'update ledger_links set seen_at = ? where company_id = ? and id = ?'

/**
 * A link that shows a client its account until it is revoked or, with a day, until the end of that day. Only inside
 * inTx. @returns its address, which cannot be read again
 */
export async function makeLink(
  { id: clientId, companyId }: Client,
  { expiresOn = null }: { expiresOn?: Day | null }
) {
  const { key, hash } = newLinkKey()
  const link = { company_id: companyId, id: newId(), client_id: clientId, key_hash: hash }
  const times = { created_at: now(), seen_at: null, revoked_at: null }
  await insertRows('ledger_links', [{ ...link, expires_on: expiresOn, ...times }])
  await record(companyId, clientId, 'client.ledger_link_made', { until: expiresOn })
  // Addresses in mails come from APP_URL only, never from a request's headers.
  return `${env.APP_URL}/clientHistoryLedger/${clientId}#${key}`
}

/** Ends a link. Only inside inTx. @throws 404 for a missing or ended link */
export async function revokeLink(
  { id: companyId }: CompanyReference,
  clientId: string,
  id: string
) {
  if ((await changeRows(REVOKE, [now(), companyId, clientId, id])) === 0) throw notFound()
  await record(companyId, clientId, 'client.ledger_link_revoked', {})
}

/**
 * The account behind a link; every invalid one gets the same 404, so that keys cannot be probed. @throws 404
 * `link_not_valid`
 */
export async function openLink({ id, key }: { id: string; key: string }) {
  const [link] = await readRows<LinkRow>(FIND, [hashOfKey(key), id])
  if (!link) throw linkNotValid()
  const company = await companyOfLink(link.company_id)
  if (link.expires_on !== null && link.expires_on < today(company.timeZone)) throw linkNotValid()
  const client = await Client.one(company, id)
  if (!client) throw linkNotValid()
  return { company, client, linkId: link.id }
}

/** The client whose portal a key opens; undefined for an invalid or expired key. */
export async function holderOfKey(key: string) {
  const [link] = await readRows<HolderRow>(WHOSE, [hashOfKey(key)])
  if (!link) return undefined
  const { company_id: companyId, client_id: clientId, expires_on: expiresOn } = link
  const { timeZone } = await companyOfLink(companyId)
  return expiresOn !== null && expiresOn < today(timeZone) ? undefined : { companyId, clientId }
}

/** Notes when a link was last looked at. Only inside inTx. */
export const noteVisit = (company: CompanyReference, linkId: string) =>
  changeRows(SEEN, [now(), company.id, linkId])

async function record(
  companyId: string,
  clientId: string,
  action: string,
  details: Record<string, string | null>
) {
  await audit({ companyId, action, subject: { type: 'client', id: clientId }, details })
  publish(companyId, { kind: 'client', id: clientId })
}
