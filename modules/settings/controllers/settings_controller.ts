import { today } from '#core/clock'
import { AppError, forbidden } from '#core/errors/app_error'
import type { Caller, CompanyScope, SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { Account, User } from '#modules/auth/public'
import { assertPaymentTerms } from '#modules/settings/actions/assert_payment_terms'
import { assertUnlikeNumbers } from '#modules/settings/actions/assert_unlike_numbers'
import { changeCompany } from '#modules/settings/actions/change_company'
import { changeNumberRange } from '#modules/settings/actions/change_number_range'
import { readCompanySettings } from '#modules/settings/queries/company_settings'
import { settingsForCaller } from '#modules/settings/queries/settings_for_caller'
import {
  companyCountryValidator,
  type SettingsChange,
  settingsValidator,
} from '#modules/settings/validators/settings'

export default class SettingsController {
  async show(ctx: SignedInContext) {
    return settingsForCaller(ctx)
  }

  /**
   * The language switcher sends all preferences. Employees, and people whose required second factor is missing, change
   * only their own: the rest is ignored.
   */
  async store(ctx: SignedInContext) {
    const change = await ctx.request.validateUsing(settingsValidator)
    const { caller, company } = ctx
    const mayChange = mayChangeCompany(caller)
    if (!mayChange && (change.companyInfo || change.texts || change.numberRanges)) {
      throw caller.mustSetUpFactor ? new AppError(403, 'second_factor_missing') : forbidden()
    }

    assertPaymentTerms(change)
    if (company && mayChange) await assertFitsCountry(ctx, company, change)
    return write(ctx, async () => {
      await changeOwnPreferences(caller, change.preferences)
      if (company && mayChange) {
        await changeCompany(company.id, change)
        await changeNumberRanges(company, change.numberRanges)
      }
      return settingsForCaller(ctx)
    })
  }
}

/** The route is open to people without a required second factor, because the frame asks for settings. */
const mayChangeCompany = ({ role, mustSetUpFactor }: Caller) =>
  (role === 'owner' || role === 'member') && !mustSetUpFactor

/** @throws 422 where a postal code or number does not fit the country that the company has and the change does not name */
async function assertFitsCountry(
  { request }: SignedInContext,
  company: CompanyScope,
  { companyInfo }: SettingsChange
) {
  if (!companyInfo || companyInfo.country) return
  const { country } = await readCompanySettings(company)
  const data = { companyInfo: { ...companyInfo, country } }
  await request.validateUsing(companyCountryValidator, { data })
}

/** The language is the person's, in all companies; the bell is rung by this one. */
async function changeOwnPreferences(
  { accountId, userId }: Caller,
  preferences: SettingsChange['preferences']
) {
  const { language, showsOverdueBell } = preferences ?? {}
  if (language !== undefined) {
    await (await Account.findOrFail(accountId)).changePerson({ language })
  }
  if (showsOverdueBell !== undefined) {
    await (await User.findOrFail(userId)).merge({ showsOverdueBell }).save()
  }
}

async function changeNumberRanges(
  company: CompanyScope,
  changes: SettingsChange['numberRanges'] = []
) {
  const day = today(company.timeZone)
  for (const [index, change] of changes.entries()) {
    await changeNumberRange(company, change, { field: `numberRanges.${index}`, day })
  }
  const changed = new Map(changes.map(({ kind }, index) => [kind, `numberRanges.${index}`]))
  await assertUnlikeNumbers(company, changed, day)
}
