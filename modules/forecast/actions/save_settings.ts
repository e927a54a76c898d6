import { audit } from '#core/audit/audit'
import { now, today } from '#core/clock'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { amountForAudit } from '#modules/documents/public'
import { ForecastSettings } from '#modules/forecast/models/forecast_settings'
import { transformSettings } from '#modules/forecast/transformers/settings_transformer'
import type { ForecastSettingsInput } from '#modules/forecast/validators/forecast'
import { amountAt } from './amount_at.js'

/**
 * Changes what the forecast is based on; omitted fields keep their value. Only inside inTx.
 * @throws 409 `version_conflict`, 422 `balance_day_missing`, `balance_in_future`
 */
export async function saveSettings(company: CompanyScope, input: ForecastSettingsInput) {
  const settings = await ForecastSettings.orDefault(company)
  assertVersion(settings, input.version)
  const isBalance = input.balance !== undefined
  if (isBalance) enterBalance(company, settings, input)
  fill(settings, input)
  settings.version += 1
  settings.updatedAt = now()
  await saveOnce(settings)
  await record(settings, isBalance ? 'forecast.balance_entered' : 'forecast.assumptions_changed')
  return settings
}

/** Of two that save the first settings at once, the later one starts again and finds them. */
async function saveOnce(settings: ForecastSettings) {
  try {
    await settings.save()
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}

function assertVersion(settings: ForecastSettings, seen: number | undefined) {
  if (seen === undefined || seen === settings.version) return
  throw conflict('version_conflict', { extra: { current: transformSettings(settings) } })
}

function enterBalance(
  { currency, timeZone }: CompanyScope,
  settings: ForecastSettings,
  { balance, balanceDate }: ForecastSettingsInput
) {
  if (balance === null || balance === undefined) {
    settings.merge({ balance: null, balanceOn: null })
    return
  }
  if (!balanceDate) throw new FieldError('balanceDate', 'forecast.balance_day_missing')
  if (balanceDate > today(timeZone)) {
    throw new FieldError('balanceDate', 'forecast.balance_in_future')
  }
  settings.merge({ balance: amountAt('balance', balance, currency), balanceOn: balanceDate })
}

function fill(settings: ForecastSettings, input: ForecastSettingsInput) {
  const { weights = {} } = input
  if (input.minimum !== undefined) {
    settings.minimum = amountAt('minimum', input.minimum, settings.currency)
  }
  settings.merge({
    draftsPercent: weights.drafts ?? settings.draftsPercent,
    acceptedPercent: weights.accepted ?? settings.acceptedPercent,
    offersPercent: weights.offers ?? settings.offersPercent,
    hoursPercent: weights.hours ?? settings.hoursPercent,
    latePercent: weights.late ?? settings.latePercent,
    vatInterval: input.vatInterval ?? settings.vatInterval,
    vatBasis: input.vatBasis ?? settings.vatBasis,
    isVatExtended: input.isVatExtended ?? settings.isVatExtended,
  })
}

async function record(settings: ForecastSettings, action: string) {
  const { id, companyId, balance, balanceOn, currency } = settings
  await audit({
    companyId,
    action,
    subject: { type: 'forecast', id },
    details: {
      ...(balance !== null && amountForAudit(balance, currency)),
      ...(balanceOn && { date: balanceOn }),
    },
  })
  publish(companyId, { kind: 'forecast', id })
}
