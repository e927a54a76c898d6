import { Stack, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Fold } from '@/components/fold'
import { SkontoFields } from '@/components/form/skonto_fields'
import { Section } from '@/components/section'
import { useSettings } from '@/lib/settings'
import type { InvoiceValues } from './invoice_values'

/** What is said around the lines, and for paying early. */
export function TermsFields({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation('invoices')
  const preferences = useSettings().data?.preferences
  const { intro, closing, skonto, exemptionReason, lines } = form.values
  const isExempt = exemptionReason !== '' || lines.some(({ taxCategory }) => taxCategory === 'E')
  const own = { intro: preferences?.invoiceIntro ?? '', closing: preferences?.invoiceClosing ?? '' }
  return (
    <Section title={t('form.notes')} help={t('form.notes_help')}>
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
        <Fold label={t('form.skonto')} isNeeded={skonto.length > 0}>
          <SkontoFields
            steps={skonto}
            onChange={(steps) => form.setFieldValue('skonto', steps)}
            field={(name) => form.getInputProps(`skonto.${name}`)}
            word={(name, step) => t(`skonto.${name}`, { step })}
          />
        </Fold>
        <Fold label={t('form.texts')} isNeeded={intro !== null || closing !== null}>
          <Textarea
            label={t('form.intro')}
            autosize
            minRows={2}
            {...form.getInputProps('intro')}
            value={intro ?? own.intro}
          />
          <Textarea
            label={t('form.closing')}
            autosize
            minRows={2}
            {...form.getInputProps('closing')}
            value={closing ?? own.closing}
          />
        </Fold>
      </Stack>
    </Section>
  )
}
