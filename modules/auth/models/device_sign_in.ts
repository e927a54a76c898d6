import { BaseModel, column } from '@adonisjs/lucid/orm'
import { type Instant, now } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { AppError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import {
  hashOfCode,
  newDeviceCode,
  newUserCode,
  readUserCode,
} from '#modules/auth/device_codes/codes'

/** How long a code can be confirmed and exchanged. */
export const CODE_LIFETIME: Instant = 10 * 60_000

/** Unknown, expired, used or refused: one answer for all, so that codes cannot be probed. */
const codeNotValid = () => new AppError(404, 'auth.device_code_not_valid')

/** The sign-in of a terminal that waits until a person confirms it in a browser (RFC 8628). */
export class DeviceSignIn extends BaseModel {
  static override table = 'device_sign_ins'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare id: string
  @column({ serializeAs: null }) declare deviceCodeHash: string
  @column({ serializeAs: null }) declare userCodeHash: string
  /** The name that the terminal gives its machine. */
  @column() declare device: string
  /** Where the terminal is. */
  @column() declare ipAddress: string
  @column() declare requestedAt: Instant
  @column() declare expiresAt: Instant
  @column() declare polledAt: Instant | null
  /** The session that confirmed it, which has to be open until the exchange. */
  @column() declare sessionId: string | null
  @column() declare refusedAt: Instant | null

  /** Inside inTx, which starts again with other codes when one is taken. @returns both codes, which cannot be read again */
  static async request({ device, ipAddress }: { device: string; ipAddress: string }) {
    const [deviceCode, userCode] = [newDeviceCode(), newUserCode()]
    const waiting = new DeviceSignIn()
    waiting.merge({
      id: newId(),
      deviceCodeHash: hashOfCode('device', deviceCode),
      userCodeHash: hashOfCode('user', userCode),
      device,
      ipAddress: ipAddress.slice(0, 64),
      requestedAt: now(),
      expiresAt: now() + CODE_LIFETIME,
    })
    try {
      await waiting.save()
    } catch (error) {
      throw isDuplicate(error) ? new RetryTransaction() : error
    }
    return { deviceCode, userCode }
  }

  /** The sign-in that nobody has answered yet. @param typed the code as a person enters it @throws 404 `device_code_not_valid` */
  static async findUnanswered(typed: string): Promise<DeviceSignIn> {
    const waiting = await DeviceSignIn.query()
      .where('userCodeHash', hashOfCode('user', readUserCode(typed)))
      .whereNull('sessionId')
      .whereNull('refusedAt')
      .where('expiresAt', '>', now())
      .first()
    if (!waiting) throw codeNotValid()
    return waiting
  }

  /** The sign-in of a terminal, locked until the transaction ends; null when its time is over. Only inside inTx. */
  static lock(deviceCode: string) {
    return DeviceSignIn.query({ client: writer() })
      .where('deviceCodeHash', hashOfCode('device', deviceCode))
      .where('expiresAt', '>', now())
      .forUpdate()
      .first()
  }

  /** Allows or refuses it. Of several answers at the same time one wins. Inside inTx. @throws 404 */
  async answer(answer: { session_id: string } | { refused_at: Instant }) {
    const changed = await writer()
      .from('device_sign_ins')
      .where('id', this.id)
      .whereNull('session_id')
      .whereNull('refused_at')
      .where('expires_at', '>', now())
      .update(answer)
    if (Number(changed) !== 1) throw codeNotValid()
  }

  /** Notes that the terminal has asked. Inside inTx. @returns whether it waited long enough since it asked before */
  async notePoll(interval: Instant) {
    const isPatient = this.polledAt === null || now() - this.polledAt >= interval
    this.polledAt = now()
    await this.save()
    return isPatient
  }
}
