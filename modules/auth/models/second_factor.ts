import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type Instant, now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import { newSeed, openSeed, sealSeed, stepOfCode } from '#modules/auth/second_factor/totp'

/** The authenticator app of somebody: on once a first code has been right. */
export class SecondFactor extends BaseModel {
  static override table = 'second_factors'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column() declare accountId: string
  @column({ serializeAs: null }) declare sealedSeed: string
  /** The newest time step whose code was used: each code works once. */
  @column() declare lastStep: number
  @column() declare createdAt: Instant
  @column() declare confirmedAt: Instant | null

  /** The one that sign-ins ask for. */
  static findActive(accountId: string) {
    return SecondFactor.query().where('accountId', accountId).whereNotNull('confirmedAt').first()
  }

  /** The one that is being set up. */
  static findPending(accountId: string) {
    return SecondFactor.query().where('accountId', accountId).whereNull('confirmedAt').first()
  }

  /**
   * Begins to set one up, instead of one that was never confirmed. Inside inTx.
   * @returns the seed, which cannot be read again
   */
  static async begin(accountId: string) {
    await writer()
      .from('second_factors')
      .where({ account_id: accountId })
      .whereNull('confirmed_at')
      .delete()
    const seed = newSeed()
    const factor = new SecondFactor()
    factor.merge({
      id: newId(),
      accountId,
      sealedSeed: sealSeed(seed, accountId),
      lastStep: 0,
      createdAt: now(),
      confirmedAt: null,
    })
    try {
      await factor.save()
    } catch (error) {
      throw isDuplicate(error) ? new RetryTransaction() : error
    }
    return seed
  }

  /** Uses a code up. Inside inTx. @returns false when it is wrong or was used before */
  async use(code: string) {
    const seed = openSeed(this.sealedSeed, this.accountId)
    const step = stepOfCode(seed, code, Number(this.lastStep))
    if (step === undefined) return false
    const changed = await writer()
      .from('second_factors')
      .where('id', this.id)
      .where('last_step', '<', step)
      .update({ last_step: step })
    return Number(changed) === 1
  }

  /** Sign-ins ask for it from now on. Inside inTx. @returns false when another request was quicker */
  async activate() {
    const changed = await writer()
      .from('second_factors')
      .where('id', this.id)
      .whereNull('confirmed_at')
      .update({ confirmed_at: now() })
    return Number(changed) === 1
  }
}
