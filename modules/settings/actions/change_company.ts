import type { LucidRow } from '@adonisjs/lucid/types/model'
import { audit } from '#core/audit/audit'
import { type Day, now, today } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { publish } from '#core/live/publish'
import { COMPANY_TEXTS, mergedTexts, type TextsByLanguage } from '#modules/settings/company_texts'
import { knownTemplates } from '#modules/settings/document_templates'
import { storedLegalForm } from '#modules/settings/legal_forms'
import { CompanyProfile } from '#modules/settings/models/company_profile'
import { timeRoundingChange } from '#modules/settings/time_rounding_change'
import type { SettingsChange } from '#modules/settings/validators/settings'
import { vatRatesOn } from '#modules/settings/vat_rates'

/**
 * Changes what a company says about itself and how it works; what is left out stays. Only inside inTx.
 * The caller's own language and bell are not the company's.
 */
export async function changeCompany(
  companyId: string,
  {
    companyInfo = {},
    preferences = {},
    texts = {},
  }: Pick<SettingsChange, 'companyInfo' | 'preferences' | 'texts'>
) {
  const { company, profile } = await CompanyProfile.lockFor(companyId)
  const countryBefore = profile.country
  const languageBefore = company.language
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
    timeRounding,
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
  const replaced = followLanguage(profile, { before: languageBefore, after: company.language })
  const { [company.language]: own = {}, ...others } = texts
  profile.texts = mergedTexts(profile.texts, clearedWhereEmpty(others))
  profile.merge(
    given({
      ...own,
      ...withoutEchoes(details, replaced),
      ...withoutEchoes(ways, replaced),
      timeRoundingMode: timeRounding?.mode,
      timeRoundingMinutes: timeRounding?.minutes,
      templates: templates && knownTemplates({ ...profile.templates, ...templates }),
      defaultTaxBasisPoints:
        defaultTaxRate === undefined ? undefined : Math.round(defaultTaxRate * 100),
    })
  )
  if (isWelcomeClosed) profile.welcomeClosedAt ??= now()
  profile.legalForm = storedLegalForm(profile.country, profile.legalForm)
  if (defaultTaxRate === undefined) followCountry(profile, countryBefore, today(company.timeZone))
  const isRoundedOtherwise =
    timeRounding &&
    ('timeRoundingMode' in profile.$dirty || 'timeRoundingMinutes' in profile.$dirty)
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
  if (isRoundedOtherwise) await timeRoundingChange.announce(company)
  publish(companyId, { kind: 'settings', id: companyId, audience: 'staff' })
}

/**
 * The texts of the new language become the company's own, and its own so far those of the old one. A text that the new
 * language has not stays where it is, so that no document loses it.
 * @returns the texts that were the company's own until now
 */
function followLanguage(
  profile: CompanyProfile,
  { before, after }: { before: Language; after: Language }
): Record<string, string> {
  if (before === after) return {}
  const { [after]: chosen = {}, ...others } = profile.texts
  const names = COMPANY_TEXTS.filter((name) => chosen[name])
  const replaced = Object.fromEntries(names.map((name) => [name, profile[name]]))
  profile.merge(chosen)
  profile.texts = mergedTexts(others, { [before]: replaced })
  return replaced
}

/** Programs send all settings back as they read them: what only repeats a replaced text is no change. */
const withoutEchoes = <T extends object>(fields: T, replaced: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !(name in replaced && replaced[name] === value)
    )
  ) as Partial<T>

/** The usual rate is the standard rate of the country, and moves with it as long as nobody has chosen another one. */
function followCountry(profile: CompanyProfile, before: string, day: Day) {
  const standardOf = (country: string) => vatRatesOn(country, day)?.[0]
  const standard = standardOf(profile.country)
  const isChosen = profile.defaultTaxBasisPoints / 100 !== standardOf(before)
  if (profile.country === before || standard === undefined || isChosen) return
  profile.defaultTaxBasisPoints = Math.round(standard * 100)
}

const clearedWhereEmpty = (texts: NonNullable<SettingsChange['texts']>) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, own]) => [language, given(own ?? {})])
  ) as TextsByLanguage

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
