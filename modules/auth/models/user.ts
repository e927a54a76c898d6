import hash from '@adonisjs/core/services/hash'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import { now } from '#core/clock'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import type { Role } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { newId } from '#core/ids'
import { inTurn } from '#modules/auth/in_turn'
import { foldPassword } from '#modules/auth/passwords/assert_good_password'

/** Somebody who signs in. */
export class User extends BaseModel {
  static override table = 'users'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column() declare companyId: string | null
  @column() declare email: string
  @column() declare name: string
  @column({ serializeAs: null }) declare passwordHash: string
  @column() declare role: Role
  @column() declare language: Language
  @column({ consume: Boolean }) declare isActive: boolean
  @column({ consume: Boolean }) declare showsOverdueBell: boolean
  @column() declare createdAt: number
  @column() declare lastSignInAt: number | null

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
    return User.findBy('email', foldEmail(email))
  }

  /** Takes as long for a missing user as for a wrong password, so that addresses cannot be probed. */
  static async verify(email: string, password: string): Promise<User | null> {
    const user = await User.findByEmail(email)
    unknownUserHash ??= await hashPassword('nobody has this password')
    const known = user?.passwordHash ?? unknownUserHash
    const isRight = await inTurn(() => hash.verify(known, foldPassword(password)))
    return isRight && user?.isActive ? user : null
  }
}

let unknownUserHash: string | undefined

export const hashPassword = (password: string) => inTurn(() => hash.make(foldPassword(password)))

/** One address, one spelling: trimmed and in lower case. */
export const foldEmail = (email: string) => email.trim().toLowerCase()
