import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { PercentField } from '@/components/form/percent_field'
import { SettingsForm } from '../components/settings_form'
import type { SectionProps } from '../section_props'

/** What a new invoice starts with. */
export function InvoicesSection({ settings }: SectionProps) {
  const { t } = useTranslation('settings')
  const { paymentTermDays, defaultTaxRate, invoiceIntro, invoiceFooter } = settings.preferences
  return (
    <SettingsForm
      name="invoices"
      title={t('section.invoices')}
      help={t('help.invoices')}
      initial={{
        preferences: {
          paymentTermDays: String(paymentTermDays),
          defaultTaxRate: String(defaultTaxRate),
          invoiceIntro,
          invoiceFooter,
        },
      }}
    >
      {(form) => (
        <>
          <FormRow>
            <NumberField
              label={t('field.paymentTermDays')}
              {...form.getInputProps('preferences.paymentTermDays')}
            />
            <PercentField
              label={t('field.defaultTaxRate')}
              {...form.getInputProps('preferences.defaultTaxRate')}
            />
          </FormRow>
          <Textarea
            label={t('field.invoiceIntro')}
            description={t('hint.invoiceIntro')}
            autosize
            minRows={3}
            {...form.getInputProps('preferences.invoiceIntro')}
          />
          <Textarea
            label={t('field.invoiceFooter')}
            description={t('hint.invoiceFooter')}
            autosize
            minRows={3}
            {...form.getInputProps('preferences.invoiceFooter')}
          />
        </>
      )}
    </SettingsForm>
  )
}
