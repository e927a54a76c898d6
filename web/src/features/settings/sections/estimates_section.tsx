import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsForm } from '../components/sections/settings_form'
import { TextFields } from '../components/texts/text_fields'
import { textsInOthers } from '../own_texts'
import type { SectionProps } from '../section_props'

const TEXTS = ['estimateIntro', 'estimateClosing', 'estimateFooter'] as const

/** Texts of estimates around their lines, which differ from those of invoices. */
export function EstimatesSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { estimateIntro, estimateClosing, estimateFooter } = settings.preferences
  const base = settings.preferences.documentLanguage
  const [language, setLanguage] = useState(base)
  return (
    <SettingsForm
      name={`estimates:${base}`}
      title={t('section.estimates')}
      help={t('help.estimates')}
      initial={{
        preferences: { estimateIntro, estimateClosing, estimateFooter },
        texts: textsInOthers(settings, TEXTS),
      }}
    >
      {(form) => (
        <TextFields
          names={TEXTS}
          base={base}
          language={language}
          onLanguage={setLanguage}
          field={(path) => form.getInputProps(path)}
        />
      )}
    </SettingsForm>
  )
}
