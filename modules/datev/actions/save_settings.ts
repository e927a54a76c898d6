import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { ACCOUNT_KEYS, type AccountKey, isPersonal } from '#modules/datev/accounts/charts'
import { DatevSettings } from '#modules/datev/models/datev_settings'
import { transformSettings } from '#modules/datev/transformers/datev_transformer'
import type { DatevSettingsInput } from '#modules/datev/validators/datev'

/**
 * Changes what DATEV files are made with; omitted fields keep their value. Another length of accounts gives clients
 * and vendors new personal accounts, because theirs have one digit more. Only inside inTx.
 * @throws 409 `version_conflict`, 422 `datev.account_unknown`, `datev.account_length`, `datev.personal_account`
 */
export async function saveSettings(company: CompanyReference, input: DatevSettingsInput) {
  const settings = await DatevSettings.orDefault(company)
  const { version, accounts, ...values } = input
  if (version !== undefined && version !== settings.version) {
    throw conflict('version_conflict', { extra: { current: transformSettings(settings) } })
  }
  const length = settings.accountLength
  settings.merge({
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    accounts: mergedAccounts(settings, accounts ?? {}),
    version: settings.version + 1,
    updatedAt: now(),
  })
  assertAccounts(settings)
  await saveOnce(settings)
  if (settings.accountLength !== length) {
    await changeRows('delete from datev_accounts where company_id = ?', [company.id])
  }
  await audit({
    companyId: company.id,
    action: 'datev.settings_changed',
    subject: { type: 'datev', id: settings.id },
  })
  return settings
}

function mergedAccounts(
  settings: DatevSettings,
  input: NonNullable<DatevSettingsInput['accounts']>
): DatevSettings['accounts'] {
  const unknown = Object.keys(input).find((key) => !ACCOUNT_KEYS.includes(key as AccountKey))
  if (unknown !== undefined) throw new FieldError('accounts', 'datev.account_unknown')
  const all = { ...settings.accounts, ...input }
  return Object.fromEntries(Object.entries(all).filter(([, account]) => account))
}

/** The first digit of personal accounts: clients have 1 to 6, vendors 7 to 9. */
const BEGINNINGS = { debtors: /^[1-6]/, creditors: /^[7-9]/ }

function assertAccounts({ accounts, accountLength }: DatevSettings) {
  for (const [key, account] of Object.entries(accounts)) {
    const field = `accounts.${key}`
    if (isPersonal(key)) {
      if (account.length !== accountLength + 1 || !BEGINNINGS[key].test(account)) {
        throw new FieldError(field, 'datev.personal_account', {
          values: { count: accountLength + 1 },
        })
      }
    } else if (account.length !== accountLength || /^0+$/.test(account)) {
      throw new FieldError(field, 'datev.account_length', { values: { count: accountLength } })
    }
  }
}

/** Of two that save the first settings at once, the later one starts again and finds them. */
async function saveOnce(settings: DatevSettings) {
  try {
    await settings.save()
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}
