import type { HttpContext } from '@adonisjs/core/http'
import { today } from '#core/clock'
import { forbidden } from '#core/errors/app_error'
import { write } from '#core/http/write'
import { User } from '#modules/auth/public'
import { assertUnlikeNumbers } from '#modules/settings/actions/assert_unlike_numbers'
import { changeCompany } from '#modules/settings/actions/change_company'
import { changeNumberRange } from '#modules/settings/actions/change_number_range'
import { settingsForCaller } from '#modules/settings/queries/settings_for_caller'
import { type SettingsChange, settingsValidator } from '#modules/settings/validators/settings'

export default class SettingsController {
  async show(ctx: HttpContext) {
    return settingsForCaller(ctx)
  }

  /** The language switcher sends all preferences, so from employees only what is their own is taken. */
  async store(ctx: HttpContext) {
    const change = await ctx.request.validateUsing(settingsValidator)
    const isDesk = ctx.caller.role === 'owner' || ctx.caller.role === 'member'
    if (!isDesk && (change.companyInfo || change.numberRanges)) throw forbidden()

    return write(ctx, async () => {
      await changeOwnPreferences(ctx.caller.userId, change.preferences)
      if (isDesk) {
        await changeCompany(ctx.company.id, change)
        await changeNumberRanges(ctx, change.numberRanges)
      }
      return settingsForCaller(ctx)
    })
  }
}

async function changeOwnPreferences(userId: string, preferences: SettingsChange['preferences']) {
  const { language, showsOverdueBell } = preferences ?? {}
  const user = await User.findOrFail(userId)
  if (language !== undefined) user.language = language
  if (showsOverdueBell !== undefined) user.showsOverdueBell = showsOverdueBell
  await user.save()
}

async function changeNumberRanges(
  { company }: HttpContext,
  changes: SettingsChange['numberRanges'] = []
) {
  const day = today(company.timeZone)
  for (const [index, change] of changes.entries()) {
    await changeNumberRange(company, change, { field: `numberRanges.${index}`, day })
  }
  const changed = new Map(changes.map(({ kind }, index) => [kind, `numberRanges.${index}`]))
  await assertUnlikeNumbers(company, changed, day)
}
