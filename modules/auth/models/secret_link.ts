import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type Instant, now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { AppError } from '#core/errors/app_error'
import { hashOfKey, newLinkKey } from '#core/http/guards/link_key'
import { newId } from '#core/ids'

const MINUTE = 60_000
const DAY = 86_400_000

/** How long each kind of link opens something. */
const LIFETIMES = {
  company_approve: 3 * DAY,
  company_reject: 3 * DAY,
  password_reset: 60 * MINUTE,
  invitation: 7 * DAY,
  setup: DAY,
  address_change: DAY,
  address_objection: 7 * DAY,
  address_confirm: 7 * DAY,
  registration: 14 * DAY,
  question: 14 * DAY,
} satisfies Record<string, Instant>

export type LinkPurpose = keyof typeof LIFETIMES

/** Expired, used, unknown or damaged: one answer for all, so that keys cannot be probed. */
export const linkNotValid = () => new AppError(404, 'auth.link_not_valid')

/** The parts of a link whose page needs an address: the id finds it, and only the key opens it. */
export interface LinkParts {
  id: string
  key: string
}

/** A key that was sent to somebody and opens one thing once. */
export class SecretLink extends BaseModel {
  static override table = 'secret_links'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column({ serializeAs: null }) declare keyHash: string
  @column() declare purpose: LinkPurpose
  /** Whom it was made for: a user, the super admin who decides or invites, or the company that is asked. */
  @column() declare subjectId: string
  @column() declare companyId: string | null
  @column({
    consume: (text: string) => JSON.parse(text),
    prepare: (value: unknown) => JSON.stringify(value),
  })
  declare details: Record<string, string>
  @column() declare createdAt: Instant
  @column() declare expiresAt: Instant
  @column() declare usedAt: Instant | null

  /**
   * Makes a link. Inside inTx.
   * @returns its id and its key, 256 random bits as text, which cannot be read again
   */
  static async make(link: {
    id?: string
    purpose: LinkPurpose
    subjectId: string
    companyId: string | null
    details?: Record<string, string>
  }): Promise<LinkParts> {
    const { key, hash } = newLinkKey()
    const made = new SecretLink()
    made.merge({
      id: newId(),
      keyHash: hash,
      details: {},
      createdAt: now(),
      expiresAt: now() + LIFETIMES[link.purpose],
      usedAt: null,
      ...link,
    })
    await made.save()
    return { id: made.id, key }
  }

  /**
   * The link of a key that still opens something.
   * @param id of the link, where its address has one
   * @throws 404 `link_not_valid`
   */
  static async open(key: string, purposes: LinkPurpose[], id?: string): Promise<SecretLink> {
    const link = await SecretLink.query()
      .where({ keyHash: hashOfKey(key), ...(id !== undefined && { id }) })
      .whereIn('purpose', purposes)
      .whereNull('usedAt')
      .where('expiresAt', '>', now())
      .first()
    if (!link) throw linkNotValid()
    return link
  }

  /**
   * Replaces the key and restarts the validity: the previous key stops working. Inside inTx.
   * @returns the key, which cannot be read again
   * @throws 404 when it was used meanwhile
   */
  async renew(): Promise<string> {
    const { key, hash } = newLinkKey()
    this.keyHash = hash
    this.createdAt = now()
    this.expiresAt = this.createdAt + LIFETIMES[this.purpose]
    const changed = await writer()
      .from('secret_links')
      .where('id', this.id)
      .whereNull('used_at')
      .update({
        key_hash: hash,
        details: JSON.stringify(this.details),
        created_at: this.createdAt,
        expires_at: this.expiresAt,
      })
    if (Number(changed) !== 1) throw linkNotValid()
    return key
  }

  /** Uses it up, in the transaction of its effect. Of several at the same time one wins. @throws 404 */
  async use() {
    const changed = await writer()
      .from('secret_links')
      .where('id', this.id)
      // It may have been given another key since it was opened.
      .where('key_hash', this.keyHash)
      .whereNull('used_at')
      .where('expires_at', '>', now())
      .update({ used_at: now() })
    if (Number(changed) !== 1) throw linkNotValid()
  }

  /** Ends the unused links of somebody. Inside inTx. */
  static async void(which: { purpose: LinkPurpose; subject_id: string }) {
    await writer().from('secret_links').where(which).whereNull('used_at').delete()
  }
}
