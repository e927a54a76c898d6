import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import type { RecurringValues } from './recurring_values'

const ENDS = ['never', 'onDate', 'afterCount'] as const
const PERIODS = ['none', 'ahead', 'behind', 'month', 'monthBefore'] as const

/** When it ends, and what each invoice is for. */
export function EndFields({ form }: { form: UseFormReturnType<RecurringValues> }) {
  const { t } = useTranslation('recurring')
  const { ends } = form.values
  return (
    <FormRow>
      <ChoiceField
        label={t('form.ends')}
        data={ENDS.map((value) => ({ value, label: t(`ends.${value}`) }))}
        {...form.getInputProps('ends')}
      />
      {ends === 'onDate' && (
        <DayField label={t('form.ends_on')} {...form.getInputProps('endsOn')} />
      )}
      {ends === 'afterCount' && (
        <NumberField label={t('form.ends_after')} {...form.getInputProps('endsAfter')} />
      )}
      <ChoiceField
        label={t('form.period')}
        data={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        {...form.getInputProps('servicePeriod')}
      />
    </FormRow>
  )
}
