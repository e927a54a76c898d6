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

/**
 * The settings as the caller may see them. Sees the changes of the open transaction. Without a second factor that the
 * company requires, nobody has shown more than a password: they see what the frame needs, as employees do.
 */
export async function settingsForCaller({
  caller,
  company,
}: Pick<SignedInContext, 'caller' | 'company'>): Promise<SettingsForCaller> {
  const user = await User.findOrFail(caller.userId)
  if (!company) return transformSettingsForSuperAdmin(user.language)

  const settings = await readCompanySettings(company)
  const seesFrame = caller.role === 'employee' || caller.role === 'adviser'
  if (seesFrame || caller.mustSetUpFactor)
    return transformSettingsForEmployee(settings, user.language)
  return transformSettings(
    settings,
    user,
    await readNumberRanges(company, today(settings.timeZone))
  )
}
