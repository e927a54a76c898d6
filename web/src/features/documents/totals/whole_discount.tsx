import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { Fold } from '@/components/page/fold'
import type { DocumentForm } from '../form/document_values'
import { DiscountField } from './discount_field'

const PATHS = { unit: 'discountUnit', percent: 'discountPercent', amount: 'discountAmount' }

/** A discount off the whole document and why it is given. */
export function WholeDiscount({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('documents')
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
