import { BaseModel, column } from '@adonisjs/lucid/orm'
import { now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import type { CompanyRole, Role } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { newId } from '#core/ids'
import { Account, foldEmail } from './account.js'

/**
 * A person in one company, or a super admin. Somebody who belongs to several companies is a user of each, with the same
 * account: their rows share address, name and language (see `Account.changePerson`) and nothing else.
 */
export class User extends BaseModel {
  static override table = 'users'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  /** Null once the person has left the company. */
  @column() declare accountId: string | null
  @column() declare companyId: string | null
  @column() declare email: string
  /** When somebody last opened a link that was sent to this address. */
  @column() declare emailConfirmedAt: number | null
  @column() declare name: string
  @column() declare role: Role
  @column() declare language: Language
  @column({ consume: Boolean }) declare isActive: boolean
  @column({ consume: Boolean }) declare showsOverdueBell: boolean
  @column() declare createdAt: number
  @column() declare lastSignInAt: number | null
  /** When the person left: name and address are replaced, the row stays for what the person did. */
  @column() declare leftAt: number | null

  /**
   * Makes a user with an account of its own. Inside inTx, which starts again when somebody took the address at the same
   * moment and then finds it taken.
   * @param details.passwordHash from `hashPassword`, which takes too long for a transaction
   */
  static async add({
    passwordHash,
    ...details
  }: {
    companyId: string | null
    email: string
    name: string
    passwordHash: string
    role: Role
    language: Language
  }) {
    const email = foldEmail(details.email)
    const account = await Account.add({ email, passwordHash })
    return insert({ ...details, email, accountId: account.id })
  }

  /** The same person in one more company. Inside inTx, which starts again when that happened at the same moment. */
  static join(
    { accountId, email, emailConfirmedAt, name, language }: User,
    membership: { companyId: string; role: CompanyRole }
  ) {
    return insert({ accountId, email, emailConfirmedAt, name, language, ...membership })
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
}

async function insert(details: Partial<User>) {
  const user = new User()
  user.merge({
    id: newId(),
    isActive: true,
    showsOverdueBell: true,
    createdAt: now(),
    ...details,
  })
  try {
    return await user.save()
  } catch (error) {
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
}
