import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Fold } from '@/components/fold'
import { FormRow } from '@/components/form/form'
import { DiscountField } from './discount_field'
import type { InvoiceValues } from './invoice_values'

const PATHS = { unit: 'discountUnit', percent: 'discountPercent', amount: 'discountAmount' }

/** A discount off the whole invoice and why it is given. */
export function WholeDiscount({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation('invoices')
  const { discountUnit, discountPercent, discountAmount, currency } = form.values
  return (
    <Fold
      label={t('form.whole_discount')}
      isNeeded={discountPercent !== '' || discountAmount !== ''}
    >
      <FormRow>
        <DiscountField
          label={t('form.discount')}
          form={form}
          paths={PATHS}
          unit={discountUnit}
          currency={currency}
          isReachable
        />
        <TextInput
          label={t('form.discount_reason')}
          autoComplete="off"
          {...form.getInputProps('discountReason')}
        />
      </FormRow>
    </Fold>
  )
}
