import { now, today } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { hashOfKey, newLinkKey } from '#core/http/guards/link_key'
import { newId } from '#core/ids'
import env from '#core/start/env'
import { companyOfLink, linkNotValid } from '#modules/auth/public'
import { openedByPortal } from '#modules/documents/public'
import { Proposal } from '#modules/proposals/models/proposal'
import { isExpired } from '#modules/proposals/proposal_status'

const FIND = `
  select company_id from proposal_links where key_hash = ? and proposal_id = ? and revoked_at is null`
const COUNT = `
  select count(*) as links from proposal_links
  where company_id = ? and proposal_id = ? and revoked_at is null`
const REVOKE = `
  update proposal_links set revoked_at = ? where company_id = ? and proposal_id = ? and revoked_at is null`

type Key = Pick<Proposal, 'companyId' | 'id'>

/**
 * A link for a client to read and answer a proposal, until it is revoked or expires. The key is in the fragment: no
 * server and no log on the way sees it. Only inside inTx.
 * @returns its address, which cannot be read again
 * @throws 409 `not_sent` for a draft, `is_superseded`, `is_archived`
 */
export async function makeLink(proposal: Proposal) {
  if (proposal.isDraft) throw conflict('proposals.not_sent')
  if (proposal.isSuperseded) throw conflict('proposals.is_superseded')
  if (proposal.isArchived) throw conflict('proposals.is_archived')
  const { companyId, id } = proposal
  const { key, hash } = newLinkKey()
  await insertRows('proposal_links', [
    {
      company_id: companyId,
      id: newId(),
      proposal_id: id,
      key_hash: hash,
      created_at: now(),
      revoked_at: null,
    },
  ])
  // Addresses in mails come from APP_URL only, never from a request's headers.
  return `${env.APP_URL}/proposals/${id}#${key}`
}

/** Ends all links of a proposal. Only inside inTx. @returns how many */
export const revokeLinks = ({ companyId, id }: Key) => changeRows(REVOKE, [now(), companyId, id])

export async function hasLinks({ companyId, id }: Key) {
  const [{ links }] = await readRows<{ links: number | bigint }>(COUNT, [companyId, id])
  return Number(links) > 0
}

/**
 * The proposal behind a link. An open proposal is shown until its validity ends; an answered one stays readable, so
 * that the client keeps the agreement. The key of the client's portal opens it, too. An archived one is closed. Every
 * failure gets the same 404, so that keys cannot be probed.
 * @throws 404 `link_not_valid`
 */
export async function openLink({ id, key }: { id: string; key: string }) {
  const [link] = await readRows<{ company_id: string }>(FIND, [hashOfKey(key), id])
  const company = link
    ? await companyOfLink(link.company_id)
    : await openedByPortal('proposals', { id, key })
  if (!company) throw linkNotValid()
  const proposal = await Proposal.findIn(company, id)
  const isClosed = proposal.isDraft || proposal.isArchived
  if (isClosed || isExpired(proposal, today(company.timeZone))) throw linkNotValid()
  return { company, proposal }
}
