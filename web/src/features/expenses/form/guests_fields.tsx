import { Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { FormRow } from '@/components/form/form'
import { hasGuests } from '../expense_body'
import type { ExpenseValues } from '../expense_values'
import { GuestsField } from './guests_field'

/** Occasion and guests of a business meal, for the tax office; nothing for any other expense. */
export function GuestsFields({ form }: { form: UseFormReturnType<ExpenseValues> }) {
  const { t } = useTranslation('expenses')
  if (!hasGuests(form.values)) return null
  return (
    <FormRow>
      <Textarea
        label={t('form.occasion')}
        autosize
        minRows={1}
        maxLength={300}
        {...form.getInputProps('occasion')}
      />
      <GuestsField {...form.getInputProps('guests')} />
    </FormRow>
  )
}
