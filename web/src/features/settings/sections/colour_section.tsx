import { SegmentedControl, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ColourField } from '../components/colour_field'
import { BesidePaper } from '../components/paper/beside_paper'
import { SamplePaper } from '../components/paper/sample_paper'
import { SettingsForm } from '../components/sections/settings_form'
import { isReadableOnPaper, USUAL_COLOUR } from '../document_colour'
import type { SectionProps } from '../section_props'

const KINDS = ['invoice', 'estimate', 'reminder'] as const
const TEMPLATES = ['classic', 'modern', 'compact'] as const

/** How documents look, with pages to look at before it is saved. */
export function ColourSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const [shown, setShown] = useState<(typeof KINDS)[number]>('invoice')
  const { accentColor } = settings.companyInfo
  const { templates } = settings.preferences
  return (
    <SettingsForm
      name="colour"
      title={t('section.colour')}
      help={t('help.colour')}
      initial={{ companyInfo: { accentColor }, preferences: { templates } }}
    >
      {(form) => {
        const typed = form.values.companyInfo.accentColor
        return (
          <BesidePaper
            paper={
              <>
                <SegmentedControl
                  aria-label={t('colour.preview')}
                  data={KINDS.map((value) => ({ value, label: t(`template.of_${value}`) }))}
                  value={shown}
                  onChange={(kind) => setShown(KINDS.find((one) => one === kind) ?? 'invoice')}
                />
                <SamplePaper
                  kind={shown}
                  template={form.values.preferences.templates[shown]}
                  accentColor={isReadableOnPaper(typed) ? typed : USUAL_COLOUR}
                />
              </>
            }
          >
            {KINDS.map((kind) => (
              <Select
                key={kind}
                label={t(`template.of_${kind}`)}
                data={TEMPLATES.map((value) => ({ value, label: t(`template.${value}`) }))}
                allowDeselect={false}
                {...form.getInputProps(`preferences.templates.${kind}`)}
                onDropdownOpen={() => setShown(kind)}
              />
            ))}
            <ColourField
              label={t('field.accentColor')}
              description={t('hint.accentColor')}
              {...form.getInputProps('companyInfo.accentColor')}
            />
          </BesidePaper>
        )
      }}
    </SettingsForm>
  )
}
