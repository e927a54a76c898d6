import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { CurrencyField } from '@/components/form/choices/currency_field'
import { LanguageField } from '@/components/form/choices/language_field'
import { RegionField } from '@/components/form/choices/region_field'
import { FormRow } from '@/components/form/form'
import { useLanguage } from '@/lib/language/use_language'
import { SettingsForm } from '../components/sections/settings_form'
import type { SectionProps } from '../section_props'

/** Most time zones that are listed at once; typing finds the others. */
const MOST_SHOWN = 60
const TIME_ZONES = Intl.supportedValuesOf('timeZone')

/** Languages, currency and time zone. */
export function LocalisationSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { switchTo } = useLanguage()
  const { language, documentLanguage, currency, timeZone, holidayRegion } = settings.preferences
  return (
    <SettingsForm
      name="localisation"
      title={t('section.localisation')}
      initial={{ preferences: { language, documentLanguage, currency, timeZone, holidayRegion } }}
      bodyOf={({ preferences }) => ({
        preferences: { ...preferences, holidayRegion: preferences.holidayRegion || null },
      })}
      onSaved={({ preferences }) => void switchTo(preferences.language)}
    >
      {(form) => (
        <>
          <FormRow>
            <LanguageField
              label={t('field.language')}
              description={t('hint.language')}
              {...form.getInputProps('preferences.language')}
            />
            <LanguageField
              label={t('field.documentLanguage')}
              description={t('hint.documentLanguage')}
              {...form.getInputProps('preferences.documentLanguage')}
            />
          </FormRow>
          <FormRow>
            <CurrencyField
              label={t('field.currency')}
              {...form.getInputProps('preferences.currency')}
            />
            <ChoiceField
              label={t('field.timeZone')}
              data={[...new Set([timeZone, ...TIME_ZONES])]}
              limit={MOST_SHOWN}
              {...form.getInputProps('preferences.timeZone')}
            />
          </FormRow>
          <RegionField
            label={t('field.holidayRegion')}
            description={t('hint.holidayRegion')}
            placeholder={t('place.wholeCountry')}
            clearable
            {...form.getInputProps('preferences.holidayRegion')}
          />
        </>
      )}
    </SettingsForm>
  )
}
