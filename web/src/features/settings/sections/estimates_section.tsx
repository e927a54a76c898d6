import { useTranslation } from 'react-i18next'
import { SettingsForm } from '../components/settings_form'
import { TextFields } from '../components/text_fields'
import type { SectionProps } from '../section_props'

/** Texts of estimates around their lines, which differ from those of invoices. */
export function EstimatesSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { estimateIntro, estimateClosing, estimateFooter } = settings.preferences
  return (
    <SettingsForm
      name="estimates"
      title={t('section.estimates')}
      help={t('help.estimates')}
      initial={{ preferences: { estimateIntro, estimateClosing, estimateFooter } }}
    >
      {(form) => (
        <TextFields
          names={['estimateIntro', 'estimateClosing', 'estimateFooter']}
          field={(name) => form.getInputProps(`preferences.${name}`)}
        />
      )}
    </SettingsForm>
  )
}
