import { today } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import type { User } from '#modules/auth/public'
import { textsAsEntered } from '#modules/settings/company_texts'
import { templatesOf } from '#modules/settings/document_templates'
import { addressOfLogo } from '#modules/settings/logos/logo_files'
import type { CompanySettings } from '#modules/settings/queries/company_settings'
import type { NumberRangeView } from '#modules/settings/queries/number_ranges'
import { offeredUnits } from '#modules/settings/units/units'
import { offeredVatRates } from '#modules/settings/vat_rates'

/** All settings, for the desk. */
export function transformSettings(
  settings: CompanySettings,
  user: Pick<User, 'language' | 'showsOverdueBell'>,
  numberRanges: NumberRangeView[]
) {
  const {
    companyId: _,
    logo: __,
    documentLanguage,
    currency,
    timeZone,
    holidayRegion,
    paymentTermDays,
    defaultTaxBasisPoints,
    invoiceIntro,
    invoiceFooter,
    invoiceClosing,
    paymentTerms,
    estimateIntro,
    estimateClosing,
    estimateFooter,
    templates,
    texts: ___,
    isSmallBusiness,
    priceMode,
    skonto,
    isTermAgreed,
    warnsOfDefault,
    hasGreeting,
    signer,
    vatBasis,
    vatInterval,
    isVatExtended,
    prenotificationDays,
    collectionLeadDays,
    timeRounding,
    ...companyInfo
  } = settings
  return {
    companyInfo: { ...companyInfo, logo: addressOfLogo(settings) },
    preferences: {
      language: user.language,
      showsOverdueBell: user.showsOverdueBell,
      documentLanguage,
      currency,
      timeZone,
      holidayRegion,
      paymentTermDays,
      defaultTaxRate: defaultTaxBasisPoints / 100,
      units: offeredUnits(documentLanguage),
      taxRates: offeredVatRates(settings.country, defaultTaxBasisPoints / 100, today(timeZone)),
      invoiceIntro,
      invoiceFooter,
      invoiceClosing,
      paymentTerms,
      estimateIntro,
      estimateClosing,
      estimateFooter,
      templates: templatesOf(templates),
      isSmallBusiness,
      priceMode,
      skonto,
      isTermAgreed,
      warnsOfDefault,
      hasGreeting,
      signer,
      vatBasis,
      vatInterval,
      isVatExtended,
      prenotificationDays,
      collectionLeadDays,
      timeRounding,
    },
    texts: textsAsEntered(settings),
    numberRanges,
  }
}

/** Settings for an employee's screens, without any business data of the company. */
export const transformSettingsForEmployee = (settings: CompanySettings, language: Language) => ({
  companyInfo: { companyName: settings.companyName, logo: addressOfLogo(settings) },
  preferences: {
    language,
    currency: settings.currency,
    timeZone: settings.timeZone,
    units: offeredUnits(settings.documentLanguage),
  },
})

/** The shell requests settings for every signed-in user; a super admin has no company. */
export const transformSettingsForSuperAdmin = (language: Language) => ({
  companyInfo: { companyName: '', logo: '' },
  preferences: { language, currency: 'EUR', timeZone: 'Europe/Berlin' },
})

/** The desk gets everything, others less. Spelled out, because TypeScript would leave only what all have in common. */
export type SettingsForCaller =
  | ReturnType<typeof transformSettings>
  | ReturnType<typeof transformSettingsForEmployee>
  | ReturnType<typeof transformSettingsForSuperAdmin>
