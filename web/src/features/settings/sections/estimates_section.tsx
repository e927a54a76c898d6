import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BesidePaper } from '../components/paper/beside_paper'
import { SamplePaper } from '../components/paper/sample_paper'
import { SettingsForm } from '../components/sections/settings_form'
import { TextFields } from '../components/texts/text_fields'
import { printedTexts, textsInOthers } from '../own_texts'
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
        <BesidePaper
          paper={
            <SamplePaper
              kind="estimate"
              template={settings.preferences.templates.estimate}
              language={language}
              preferences={printedTexts(TEXTS, form.values, { language, base })}
            />
          }
        >
          <TextFields
            names={TEXTS}
            base={base}
            language={language}
            onLanguage={setLanguage}
            field={(path) => form.getInputProps(path)}
          />
        </BesidePaper>
      )}
    </SettingsForm>
  )
}
