import { useTranslation } from 'react-i18next'
import { NO_ROUNDING, RoundingField } from '@/features/hours/rounding/parts'
import { SettingsForm } from '../components/sections/settings_form'
import type { SectionProps } from '../section_props'

/** How recorded time is billed, where a project says nothing else. */
export function TimeSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { timeRounding } = settings.preferences
  return (
    <SettingsForm
      name="time"
      title={t('section.time')}
      help={t('help.time')}
      initial={{ preferences: { timeRounding } }}
      bodyOf={(values) => values}
    >
      {(form) => (
        <RoundingField
          value={form.values.preferences.timeRounding}
          onChange={(rule) =>
            form.setValues({ preferences: { timeRounding: rule ?? NO_ROUNDING } })
          }
        />
      )}
    </SettingsForm>
  )
}
