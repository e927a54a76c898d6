import { createHash } from 'node:crypto'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type Instant, now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'

/** A credential as its authenticator made it. */
export interface NewCredential {
  /** Base64url, up to 1,023 bytes. */
  credentialId: string
  /** COSE key in base64url. */
  publicKey: string
  signCount: number
  /** How browsers reach the authenticator, such as `internal` and `hybrid`, separated by commas. */
  transports: string
  /** Whether a provider keeps a copy, so that the loss of the device is not the loss of the passkey. */
  isBackedUp: boolean
}

/** A passkey of somebody: it signs in without the password, and is the second step after it. */
export class Passkey extends BaseModel {
  static override table = 'passkeys'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column() declare accountId: string
  @column() declare credentialHash: string
  @column() declare credentialId: string
  @column() declare publicKey: string
  /** Counts the uses, or stays 0; it never goes back unless the authenticator was copied. */
  @column({ consume: Number }) declare signCount: number
  @column() declare transports: string
  @column() declare name: string
  @column({ consume: Boolean }) declare isBackedUp: boolean
  @column() declare createdAt: Instant
  @column() declare lastUsedAt: Instant | null

  /** Those of one account, the oldest first. */
  static of(accountId: string) {
    return Passkey.query().where('accountId', accountId).orderBy('createdAt').orderBy('id')
  }

  /** Somebody's passkey by its own id. */
  static findOwn(accountId: string, id: string) {
    return Passkey.query().where({ accountId, id }).first()
  }

  static findByCredential(credentialId: string) {
    return Passkey.query().where('credentialHash', hashOf(credentialId)).first()
  }

  /** Inside inTx, which starts again when the same credential is stored at the same moment. */
  static async add(accountId: string, name: string, credential: NewCredential) {
    const passkey = new Passkey()
    passkey.merge({
      ...credential,
      id: newId(),
      accountId,
      name,
      createdAt: now(),
      lastUsedAt: null,
      credentialHash: hashOf(credential.credentialId),
    })
    try {
      return await passkey.save()
    } catch (error) {
      throw isDuplicate(error) ? new RetryTransaction() : error
    }
  }

  /**
   * Notes a verified use. Inside inTx.
   * @returns false when it was used or removed since it was verified
   */
  async noteUse({ signCount, isBackedUp }: Pick<NewCredential, 'signCount' | 'isBackedUp'>) {
    const changed = await writer()
      .from('passkeys')
      .where({ id: this.id, sign_count: this.signCount })
      .update({ sign_count: signCount, is_backed_up: isBackedUp, last_used_at: now() })
    return Number(changed) === 1
  }
}

const hashOf = (credentialId: string) => createHash('sha256').update(credentialId).digest('hex')
