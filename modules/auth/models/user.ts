import hash from '@adonisjs/core/services/hash'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import type { Role } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { newId } from '#core/ids'
import { foldPassword } from '#modules/auth/passwords/assert_good_password'

/** Somebody who signs in. */
export class User extends BaseModel {
  static override table = 'users'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column() declare companyId: string | null
  @column() declare email: string
  /** When somebody last opened a link that was sent to this address. */
  @column() declare emailConfirmedAt: number | null
  @column() declare name: string
  @column({ serializeAs: null }) declare passwordHash: string
  @column() declare role: Role
  @column() declare language: Language
  @column({ consume: Boolean }) declare isActive: boolean
  @column({ consume: Boolean }) declare showsOverdueBell: boolean
  @column() declare createdAt: number
  @column() declare lastSignInAt: number | null
  /** When the account was deleted: name and address are replaced, the row stays for what the person did. */
  @column() declare leftAt: number | null

  /**
   * Makes a user. Inside inTx, which starts again when somebody took the address at the same moment and then finds it taken.
   * @param details.passwordHash from `hashPassword`, which takes too long for a transaction
   */
  static async add(details: {
    companyId: string | null
    email: string
    name: string
    passwordHash: string
    role: Role
    language: Language
  }) {
    const user = new User()
    user.merge({
      id: newId(),
      isActive: true,
      showsOverdueBell: true,
      createdAt: now(),
      ...details,
      email: foldEmail(details.email),
    })
    try {
      return await user.save()
    } catch (error) {
      throw isDuplicate(error) ? new RetryTransaction() : error
    }
  }

  static findByEmail(email: string) {
    return User.query().where('email', foldEmail(email)).whereNull('leftAt').first()
  }

  /** Somebody, locked until the transaction ends. Only inside inTx. */
  static lock(id: string) {
    return User.query({ client: writer() }).where('id', id).forUpdate().firstOrFail()
  }

  /** Somebody of a company, if there is such a person, and all its active owners; locked. Only inside inTx. */
  static lockOwnersAnd(companyId: string, id: string) {
    return User.query({ client: writer() })
      .where('companyId', companyId)
      .where((query) =>
        query.where('id', id).orWhere((owners) => owners.where({ role: 'owner', isActive: true }))
      )
      .orderBy('id')
      .forUpdate()
  }

  /**
   * The user with this address and password, also one whose account is closed. Expensive: call it in turn. Takes as long for an unknown address as
   * for a wrong password, so that addresses cannot be probed.
   */
  static async verify(email: string, password: string): Promise<User | null> {
    const user = await User.findByEmail(email)
    unknownUserHash ??= await hashPassword('nobody has this password')
    const known = user?.passwordHash ?? unknownUserHash
    const isRight = await hash.verify(known, foldPassword(password))
    return isRight ? user : null
  }

  /**
   * Gives somebody another address. Inside inTx, which starts again when somebody took it at the same moment.
   * @param email folded
   * @returns false when it belongs to another account
   */
  async moveTo(email: string) {
    if (await User.findByEmail(email)) return false
    try {
      this.email = email
      this.emailConfirmedAt = now()
      await this.save()
    } catch (error) {
      throw isDuplicate(error) ? new RetryTransaction() : error
    }
    return true
  }

  /**
   * Stores the hash of the same password by the rules of today. Inside inTx.
   * @returns false when the password was changed or the account closed since it was verified
   */
  async renewHash(passwordHash: string) {
    const isStored = await this.#updateVerified({ password_hash: passwordHash })
    if (isStored) this.passwordHash = passwordHash
    return isStored
  }

  /** Notes a sign-in. Inside inTx. @returns false as above */
  noteSignIn() {
    return this.#updateVerified({ last_sign_in_at: now() })
  }

  async #updateVerified(values: Record<string, string | number>) {
    const changed = await writer()
      .from('users')
      .where({ id: this.id, password_hash: this.passwordHash, is_active: true })
      .update(values)
    return Number(changed) === 1
  }
}

let unknownUserHash: string | undefined

/** Expensive: call it in turn where many may ask at once. */
export const hashPassword = (password: string) => hash.make(foldPassword(password))

/** One address, one spelling: trimmed and in lower case. */
export const foldEmail = (email: string) => email.trim().toLowerCase()
