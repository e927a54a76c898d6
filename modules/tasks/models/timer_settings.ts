import { BaseModel, column } from '@adonisjs/lucid/orm'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'

/**
 * How a person wants to be asked about their timer; without a row never. A page hears only what is typed and pointed at in
 * the browser, so a default would ask everybody who works in another program. Timers that were forgotten are found anyway.
 */
export class TimerSettings extends CompanyOwned(BaseModel) {
  static override table = 'timer_settings'

  @column() declare userId: string
  /** Minutes without input after which the browser asks; 0 for never. */
  @column() declare idleMinutes: number

  /** Those of a person, not saved where there are none yet. */
  static async ofPerson(company: CompanyReference, userId: string): Promise<TimerSettings> {
    const stored = await TimerSettings.of(company).where('userId', userId).first()
    return stored ?? TimerSettings.for(company).merge({ userId, idleMinutes: 0 })
  }

  /** Saves; when another device saved the first ones at the same moment, all is tried again. Only inside inTx. */
  async saveFirst() {
    try {
      await this.save()
    } catch (error) {
      if (isDuplicate(error)) throw new RetryTransaction()
      throw error
    }
  }
}
