import { today } from '#core/clock'
import type { SignedInContext } from '#core/http/caller'
import { User } from '#modules/auth/public'
import {
  type SettingsForCaller,
  transformSettings,
  transformSettingsForEmployee,
  transformSettingsForSuperAdmin,
} from '#modules/settings/transformers/settings_transformer'
import { readCompanySettings } from './company_settings.js'
import { readNumberRanges } from './number_ranges.js'

/** The settings as the caller may see them. Sees the changes of the open transaction. */
export async function settingsForCaller({
  caller,
  company,
}: Pick<SignedInContext, 'caller' | 'company'>): Promise<SettingsForCaller> {
  const user = await User.findOrFail(caller.userId)
  if (!company) return transformSettingsForSuperAdmin(user.language)

  const settings = await readCompanySettings(company)
  if (caller.role === 'employee' || caller.role === 'adviser')
    return transformSettingsForEmployee(settings, user.language)
  return transformSettings(
    settings,
    user,
    await readNumberRanges(company, today(settings.timeZone))
  )
}
