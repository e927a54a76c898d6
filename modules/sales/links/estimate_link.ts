import { createHash, randomBytes } from 'node:crypto'
import { now, today } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import env from '#core/start/env'
import { Company, linkNotValid } from '#modules/auth/public'
import { isExpired, isOffered } from '#modules/sales/estimate_status'
import { Estimate } from '#modules/sales/models/estimate'

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

const FIND = `
  select company_id from estimate_links where key_hash = ? and estimate_id = ? and revoked_at is null`
const REVOKE = `
  update estimate_links set revoked_at = ? where company_id = ? and estimate_id = ? and revoked_at is null`

/**
 * A link by which a client sees an estimate and answers it, until it is revoked or no longer valid. The key, 256
 * random bits, stands in the fragment: no server and no log on the way gets to see it. Only inside inTx.
 * @returns its address, which cannot be read again
 * @throws 409 `not_sent` for a draft, `is_superseded`
 */
export async function makeLink({ companyId, id, isDraft, isSuperseded }: Estimate) {
  if (isDraft) throw conflict('sales.not_sent')
  if (isSuperseded) throw conflict('sales.is_superseded')
  const key = randomBytes(32).toString('base64url')
  await insertRows('estimate_links', [
    {
      company_id: companyId,
      id: newId(),
      estimate_id: id,
      key_hash: hashOf(key),
      created_at: now(),
      revoked_at: null,
    },
  ])
  // Addresses in mails come from APP_URL only, never from a request's headers.
  return `${env.APP_URL}/offers/${id}#${key}`
}

/** Ends all links of an estimate. Only inside inTx. @returns how many */
export const revokeLinks = ({ companyId, id }: Estimate) =>
  changeRows(REVOKE, [now(), companyId, id])

/**
 * What a link opens. An estimate that waits for its answer is shown until its validity ends; an answered one stays
 * readable, so that the client has what was agreed. Any other link says the same 404, so that keys cannot be probed.
 * @throws 404 `link_not_valid`
 */
export async function openLink({ id, key }: { id: string; key: string }) {
  const [link] = await readRows<{ company_id: string }>(FIND, [hashOf(key), id])
  if (!link) throw linkNotValid()
  const company = await scopeOf(link.company_id)
  const estimate = await Estimate.findIn(company, id)
  if (estimate.isDraft || isExpired(estimate, today(company.timeZone))) throw linkNotValid()
  return { company, estimate, canAnswer: isOffered(estimate.status) && !estimate.isSuperseded }
}

async function scopeOf(companyId: string): Promise<CompanyScope> {
  const { id, status, language, currency, timeZone } = await Company.findOrFail(companyId)
  if (status !== 'active') throw linkNotValid()
  return { id, status, language, currency, timeZone }
}
