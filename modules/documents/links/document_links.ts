import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { hashOfKey, newLinkKey } from '#core/http/guards/link_key'
import { newId } from '#core/ids'
import env from '#core/start/env'
import { companyOfLink, linkNotValid } from '#modules/auth/public'
import { openedByPortal } from './opened_by_portal.js'

/** Where the links of a kind of document are stored and where they lead. */
interface LinkKind {
  /** A table of `linkColumns`, whose rows refer to their document in `owner`. */
  table: string
  owner: string
  /** The page of the web app, followed by the document's id and `#` with the key. */
  page: string
  /** The table of the documents. A client opens its own by the key of its portal, too. */
  documents: string
  /** Links that only end by being revoked: the table has neither `expires_at` nor `viewed_at`. */
  isEndless?: boolean
}

/** Names a document of a company. */
interface Key {
  companyId: string
  id: string
}

/**
 * Links that show one document without an account, until they are revoked or end. The key, 256 random bits, is in the
 * fragment: no server and no log on the way sees it; only its SHA-256 is stored.
 */
export function documentLinks({ table, owner, page, documents, isEndless }: LinkKind) {
  const isOpen = `revoked_at is null${isEndless ? '' : ' and (expires_at is null or expires_at > ?)'}`
  const openNow = () => (isEndless ? [] : [now()])
  const FIND = `select company_id, id, ${isEndless ? 'null as viewed_at' : 'viewed_at'} from ${table} where key_hash = ? and ${owner} = ? and ${isOpen}`
  const REVOKE = `update ${table} set revoked_at = ? where company_id = ? and ${owner} = ? and revoked_at is null`
  const COUNT = `select count(*) as links from ${table} where company_id = ? and ${owner} = ? and ${isOpen}`
  const VIEWED = `update ${table} set viewed_at = ? where company_id = ? and id = ? and viewed_at is null`

  /**
   * Only inside inTx.
   * @param expiresAt null for a link that is valid until it is revoked
   * @returns its address, which cannot be read again
   */
  async function make({ companyId, id }: Key, expiresAt: Instant | null = null): Promise<string> {
    const { key, hash } = newLinkKey()
    await insertRows(table, [
      {
        company_id: companyId,
        id: newId(),
        [owner]: id,
        key_hash: hash,
        created_at: now(),
        revoked_at: null,
        ...(!isEndless && { expires_at: expiresAt, viewed_at: null }),
      },
    ])
    // Addresses in mails come from APP_URL only, never from a request's headers.
    return `${env.APP_URL}/${page}/${id}#${key}`
  }

  /** Ends all links of a document. Only inside inTx. @returns how many */
  const revoke = ({ companyId, id }: Key) => changeRows(REVOKE, [now(), companyId, id])

  /** How many links of a document open it now. */
  async function count({ companyId, id }: Key): Promise<number> {
    const [row] = await readRows<{ links: number | bigint }>(COUNT, [companyId, id, ...openNow()])
    return Number(row.links)
  }

  /**
   * The document behind a link; `linkId` is null for the key of a portal, which records its own visits. Every invalid
   * link gets the same 404, so that keys cannot be probed.
   * @throws 404 `link_not_valid`, also when the company is not active
   */
  async function open({ id, key }: { id: string; key: string }) {
    const [link] = await readRows<{ company_id: string; id: string; viewed_at: number | null }>(
      FIND,
      [hashOfKey(key), id, ...openNow()]
    )
    if (!link) {
      const own = await openedByPortal(documents, { id, key })
      if (!own) throw linkNotValid()
      return { company: own, linkId: null, isViewed: false }
    }
    const company = await companyOfLink(link.company_id)
    return { company, linkId: link.id, isViewed: link.viewed_at !== null }
  }

  /** Notes that a link was opened. Only inside inTx. @returns whether it was the first time */
  const markViewed = async (company: { id: string }, linkId: string) =>
    (await changeRows(VIEWED, [now(), company.id, linkId])) === 1

  return { make, revoke, count, open, markViewed }
}
