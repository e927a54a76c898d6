import { moneyNumber } from '#core/money/minor'
import type { ForecastSettings } from '#modules/forecast/models/forecast_settings'

/** The basis of a forecast, in major units of `currency`. */
export const transformSettings = (settings: ForecastSettings) => ({
  currency: settings.currency,
  balance: settings.balance === null ? null : moneyNumber(settings.balance, settings.currency),
  balanceDate: settings.balanceOn,
  minimum: moneyNumber(settings.minimum, settings.currency),
  /** Percent. */
  weights: settings.weights,
  vatInterval: settings.vatInterval,
  vatBasis: settings.vatBasis,
  isVatExtended: settings.isVatExtended,
  version: settings.version,
})
