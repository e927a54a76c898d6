import { Checkbox } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NumberField } from '@/components/form/number_field'
import { Section } from '@/components/page/section'
import { api } from '@/lib/server/api'
import { settingsQuery } from '@/lib/settings'
import { BesidePaper } from '../components/paper/beside_paper'
import { SamplePaper } from '../components/paper/sample_paper'
import { SectionForm } from '../components/sections/section_form'
import type { SectionProps } from '../section_props'
import { MARGINS, roomOf, type Stationery, typedRoom } from './room'
import { StationeryFile } from './stationery_file'

/** The company's own letterhead below the text of documents, and the room that it leaves. */
export function StationerySection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { stationery } = settings.companyInfo
  const template = settings.preferences.templates.invoice
  if (stationery) return <OnPaper stationery={stationery} template={template} />
  return (
    <Section title={t('section.stationery')} help={t('help.stationery')}>
      <BesidePaper paper={<SamplePaper kind="invoice" template={template} />}>
        <StationeryFile stationery={null} />
      </BesidePaper>
    </Section>
  )
}

interface OnPaperProps {
  stationery: Stationery
  template: SectionProps['settings']['preferences']['templates'][string]
}

function OnPaper({ stationery, template }: OnPaperProps) {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  return (
    <SectionForm
      name={`stationery:${stationery.first}`}
      title={t('section.stationery')}
      help={t('help.stationery')}
      initial={typedRoom(stationery)}
      save={(typed) => api('PUT', '/api/stationery', { body: { ...stationery, ...roomOf(typed) } })}
      onSaved={() => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey })}
    >
      {(form) => (
        <BesidePaper
          paper={
            <SamplePaper kind="invoice" template={template} stationery={roomOf(form.values)} />
          }
        >
          <StationeryFile stationery={stationery} />
          {MARGINS.map((name) => (
            <NumberField
              key={name}
              label={t(`field.${name}`)}
              description={t(`hint.${name}`)}
              rightSection={t('stationery.millimetres')}
              rightSectionWidth={48}
              {...form.getInputProps(name)}
            />
          ))}
          <Checkbox
            label={t('field.replacesHead')}
            description={t('hint.replacesHead')}
            {...form.getInputProps('replacesHead', { type: 'checkbox' })}
          />
        </BesidePaper>
      )}
    </SectionForm>
  )
}
