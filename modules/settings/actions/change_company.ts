import type { LucidRow } from '@adonisjs/lucid/types/model'
import { audit } from '#core/audit/audit'
import { type Day, now, today } from '#core/clock'
import { publish } from '#core/live/publish'
import { storedLegalForm } from '#modules/settings/legal_forms'
import { CompanyProfile } from '#modules/settings/models/company_profile'
import type { SettingsChange } from '#modules/settings/validators/settings'
import { vatRatesOn } from '#modules/settings/vat_rates'

/**
 * Changes what a company says about itself and how it works; what is left out stays. Only inside inTx.
 * The caller's own language and bell are not the company's.
 */
export async function changeCompany(
  companyId: string,
  { companyInfo = {}, preferences = {} }: Pick<SettingsChange, 'companyInfo' | 'preferences'>
) {
  const { company, profile } = await CompanyProfile.lockFor(companyId)
  const countryBefore = profile.country
  const { companyName, ...details } = companyInfo
  const {
    language: _,
    showsOverdueBell: __,
    documentLanguage,
    currency,
    timeZone,
    defaultTaxRate,
    templates,
    isWelcomeClosed,
    ...ways
  } = preferences

  company.merge(
    given({
      name: companyName ?? undefined,
      language: documentLanguage,
      currency,
      timeZone,
    })
  )
  profile.merge(
    given({
      ...details,
      ...ways,
      templates: templates && { ...profile.templates, ...templates },
      defaultTaxBasisPoints:
        defaultTaxRate === undefined ? undefined : Math.round(defaultTaxRate * 100),
    })
  )
  if (isWelcomeClosed) profile.welcomeClosedAt ??= now()
  profile.legalForm = storedLegalForm(profile.country, profile.legalForm)
  if (defaultTaxRate === undefined) followCountry(profile, countryBefore, today(company.timeZone))
  const changes = { ...changesOf(company), ...changesOf(profile) }
  if (Object.keys(changes).length === 0) return

  await company.save()
  await profile.save()
  await audit({
    companyId,
    action: 'settings.changed',
    subject: { type: 'company', id: companyId },
    details: changes,
  })
  publish(companyId, { kind: 'settings', id: companyId, audience: 'staff' })
}

/** The usual rate is the standard rate of the country, and moves with it as long as nobody has chosen another one. */
function followCountry(profile: CompanyProfile, before: string, day: Day) {
  const standardOf = (country: string) => vatRatesOn(country, day)?.[0]
  const standard = standardOf(profile.country)
  const isChosen = profile.defaultTaxBasisPoints / 100 !== standardOf(before)
  if (profile.country === before || standard === undefined || isChosen) return
  profile.defaultTaxBasisPoints = Math.round(standard * 100)
}

/** Without what was left out; a cleared text is empty. */
function given<T extends Record<string, unknown>>(fields: T) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? ''])) as {
    [Name in keyof T]?: NonNullable<T[Name]>
  }
}

function changesOf(row: LucidRow) {
  const { updatedAt: _, ...changed } = row.$dirty
  return Object.fromEntries(
    Object.entries(changed).map(([name, to]) => [name, { from: row.$original[name] ?? null, to }])
  )
}
