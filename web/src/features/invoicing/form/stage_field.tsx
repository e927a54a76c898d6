import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { InvoiceValues } from './invoice_values'

const STAGES = ['full', 'downPayment', 'final'] as const

/** Whether the invoice asks for the whole, in advance, or for what remains after down payments. */
export function StageField({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation('invoicing')
  return (
    <Select
      label={t('form.stage')}
      data={STAGES.map((value) => ({ value, label: t(`stage.${value}`) }))}
      allowDeselect={false}
      {...form.getInputProps('stage')}
    />
  )
}
