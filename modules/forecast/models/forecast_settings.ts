import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { moneyColumn } from '#core/money/columns'
import { type Minor, NOTHING } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { Weights } from '#modules/forecast/rules/assumptions'
import { readCompanySettings } from '#modules/settings/public'
import type { Interval, VatBasis } from '#modules/vat/public'

const number = { consume: Number }

/** The basis of a company's forecast. Amounts are in minor units of `currency`. */
export class ForecastSettings extends CompanyOwned(BaseModel) {
  static override table = 'forecast_settings'

  @column() declare currency: string
  /** At the end of `balanceOn`; null until somebody has entered one. */
  @column(moneyColumn) declare balance: Minor | null
  @column() declare balanceOn: Day | null
  /** The least that should be in the account. */
  @column(moneyColumn) declare minimum: Minor
  @column(number) declare draftsPercent: number
  @column(number) declare acceptedPercent: number
  @column(number) declare offersPercent: number
  @column(number) declare hoursPercent: number
  @column(number) declare latePercent: number
  /** How often VAT is paid. */
  @column() declare vatInterval: Interval | 'none'
  @column() declare vatBasis: VatBasis
  /** VAT is paid one month later (§ 46 UStDV). */
  @column({ consume: Boolean }) declare isVatExtended: boolean
  @column(number) declare version: number
  @column(number) declare updatedAt: Instant

  /** The settings that a company has or starts with. Not saved. */
  static async orDefault({ id, currency }: { id: string; currency: string }) {
    const settings = await ForecastSettings.of({ id }).first()
    if (settings && settings.currency === currency) return settings
    const fresh = settings ?? (await startingSettings(id))
    // Amounts in a currency that the company no longer has say nothing.
    return fresh.merge({ currency, balance: null, balanceOn: null, minimum: NOTHING })
  }

  get weights(): Weights {
    return {
      drafts: this.draftsPercent,
      accepted: this.acceptedPercent,
      offers: this.offersPercent,
      hours: this.hoursPercent,
      late: this.latePercent,
    }
  }
}

/** VAT as the company reports it, until the forecast is given other terms. */
async function startingSettings(id: string) {
  const { vatBasis, vatInterval, isVatExtended } = await readCompanySettings({ id })
  const values = { ...DEFAULTS, vatBasis, vatInterval, isVatExtended, version: 0 }
  return ForecastSettings.for({ id }).merge(values)
}

const DEFAULTS = {
  draftsPercent: 100,
  acceptedPercent: 90,
  offersPercent: 30,
  hoursPercent: 90,
  latePercent: 50,
} as const
