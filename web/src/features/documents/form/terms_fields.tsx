import { Select, Stack, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SkontoFields } from '@/components/form/skonto_fields'
import { Fold } from '@/components/page/fold'
import { Section } from '@/components/page/section'
import type { DocumentForm } from './document_values'

interface TermsFieldsProps {
  form: DocumentForm
  /** The company's texts in the language of the document, shown until others are written. */
  usual: { intro: string; closing: string }
  /** Under the texts, e.g. which placeholders they may hold. */
  help?: string
}

const TEMPLATES = ['classic', 'modern', 'compact'] as const

/** Terms for early payment, and the texts around the lines. */
export function TermsFields({ form, usual, help }: TermsFieldsProps) {
  const { t } = useTranslation('documents')
  const { intro, closing, skonto, exemptionReason, lines } = form.values
  const isExempt = exemptionReason !== '' || lines.some(({ taxCategory }) => taxCategory === 'E')
  return (
    <>
      <Section title={t('form.skonto')}>
        <SkontoFields
          steps={skonto}
          onChange={(steps) => form.setFieldValue('skonto', steps)}
          field={(name) => form.getInputProps(`skonto.${name}`)}
          word={(name, step) => t(`skonto.${name}`, { step })}
        />
      </Section>
      <Section title={t('form.notes')} help={help ?? t('form.notes_help')}>
        <Stack gap="md">
          <Textarea
            aria-label={t('form.notes')}
            autosize
            minRows={2}
            {...form.getInputProps('notes')}
          />
          {isExempt && (
            <Textarea
              label={t('form.exemption_reason')}
              description={t('form.exemption_help')}
              autosize
              {...form.getInputProps('exemptionReason')}
            />
          )}
          <Fold label={t('form.look')} isNeeded={form.values.template !== ''}>
            <Select
              label={t('form.template')}
              placeholder={t('form.usual_template')}
              data={TEMPLATES.map((value) => ({ value, label: t(`template.${value}`) }))}
              clearable
              clearButtonProps={{ 'aria-label': t('form.usual_template') }}
              {...form.getInputProps('template')}
              value={form.values.template || null}
              onChange={(template) =>
                form.setFieldValue('template', TEMPLATES.find((one) => one === template) ?? '')
              }
            />
          </Fold>
          <Fold label={t('form.texts')} isNeeded={intro !== null || closing !== null}>
            <Textarea
              label={t('form.intro')}
              autosize
              minRows={2}
              {...form.getInputProps('intro')}
              value={intro ?? usual.intro}
            />
            <Textarea
              label={t('form.closing')}
              autosize
              minRows={2}
              {...form.getInputProps('closing')}
              value={closing ?? usual.closing}
            />
          </Fold>
        </Stack>
      </Section>
    </>
  )
}
