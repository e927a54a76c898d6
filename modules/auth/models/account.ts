import hash from '@adonisjs/core/services/hash'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import { foldPassword } from '#modules/auth/passwords/assert_good_password'
import type { User } from './user.js'

/**
 * The sign-in of a person, whatever the number of companies: one address and one password. Second factors and passkeys
 * belong to it. The account goes with its last company.
 */
export class Account extends BaseModel {
  static override table = 'accounts'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column() declare email: string
  @column({ serializeAs: null }) declare passwordHash: string
  @column() declare createdAt: number
  /** Since when the operator lets nobody sign in with it, see `lockAccount`. */
  @column() declare lockedAt: number | null
  /** The person reads it. */
  @column() declare lockReason: string | null

  /**
   * Inside inTx, which starts again when somebody took the address at the same moment and then finds it taken.
   * @param details.email folded
   */
  static async add(details: Pick<Account, 'email' | 'passwordHash'>) {
    const account = new Account()
    account.merge({ id: newId(), createdAt: now(), ...details })
    return saveOrRetry(account)
  }

  static findByEmail(email: string) {
    return Account.query().where('email', foldEmail(email)).first()
  }

  /** Locked until the transaction ends. Only inside inTx. */
  static lock(id: string) {
    return Account.query({ client: writer() }).where('id', id).forUpdate().firstOrFail()
  }

  /**
   * The account with this address and password, also one that no company lets in. Expensive: call it in turn. Takes as
   * long for an unknown address as for a wrong password, so that addresses cannot be probed.
   */
  static async verify(email: string, password: string): Promise<Account | null> {
    const account = await Account.findByEmail(email)
    unknownHash ??= await hashPassword('nobody has this password')
    const known = account?.passwordHash ?? unknownHash
    const isRight = await hash.verify(known, foldPassword(password))
    return isRight ? account : null
  }

  /**
   * Takes another address, in all companies of the person. Inside inTx, which starts again when somebody took it at the
   * same moment.
   * @param email folded
   * @returns false when it belongs to another account
   */
  async moveTo(email: string) {
    if (await Account.findByEmail(email)) return false
    this.email = email
    await saveOrRetry(this)
    await this.changePerson({ email, email_confirmed_at: now() })
    return true
  }

  /** Changes facts that every company of the person shows alike. Inside inTx. */
  async changePerson(values: {
    email?: string
    email_confirmed_at?: number
    name?: string
    language?: string
  }) {
    await writer().from('users').where('account_id', this.id).update(values)
  }

  /**
   * Stores the hash of the same password by the rules of today. Inside inTx.
   * @returns false when the password was changed since it was verified
   */
  async renewHash(passwordHash: string) {
    const changed = await writer()
      .from('accounts')
      .where({ id: this.id, password_hash: this.passwordHash })
      .update({ password_hash: passwordHash })
    if (Number(changed) !== 1) return false
    this.passwordHash = passwordHash
    return true
  }

  /**
   * Notes a sign-in in the company of a user. Inside inTx.
   * @returns false when the password was changed, the account locked or the user deactivated since they were verified
   */
  async noteSignIn(user: User) {
    const { passwordHash, lockedAt } = await Account.lock(this.id)
    if (passwordHash !== this.passwordHash || lockedAt !== null) return false
    const changed = await writer()
      .from('users')
      .where({ id: user.id, account_id: this.id, is_active: true })
      .update({ last_sign_in_at: now() })
    return Number(changed) === 1
  }
}

async function saveOrRetry(account: Account) {
  try {
    return await account.save()
  } catch (error) {
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
}

let unknownHash: string | undefined

/** Expensive: call it in turn where many may ask at once. */
export const hashPassword = (password: string) => hash.make(foldPassword(password))

/** One address, one spelling: trimmed and in lower case. */
export const foldEmail = (email: string) => email.trim().toLowerCase()
