import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choices/choice_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { NumberField } from '@/components/form/number_field'
import { NextDates } from './next_dates'
import { PastDates } from './past_dates'
import { OWN_RHYTHM, RHYTHMS } from './recurring_expense'
import { ENDS, type RecurringValues } from './recurring_values'
import { useRhythmWord } from './use_schedule_text'

/** When it comes, from when on and until when. */
export function RhythmFields({ form }: { form: UseFormReturnType<RecurringValues> }) {
  const { t } = useTranslation('expenses')
  const word = useRhythmWord()
  const { rhythm, ends } = form.values
  const isOwn = form.getInitialValues().rhythm === OWN_RHYTHM
  const rhythms = isOwn ? [...RHYTHMS, OWN_RHYTHM] : RHYTHMS
  return (
    <>
      <FormRow>
        <ChoiceField
          label={t('recurring.rhythm')}
          data={rhythms.map((value) => ({ value, label: word(value as typeof rhythm) }))}
          {...form.getInputProps('rhythm')}
        />
        <DayField label={t('recurring.start')} {...form.getInputProps('startOn')} />
      </FormRow>
      {rhythm !== '1_week' && rhythm !== OWN_RHYTHM && (
        <Checkbox
          label={t('recurring.last_day')}
          {...form.getInputProps('isLastDay', { type: 'checkbox' })}
        />
      )}
      <FormRow>
        <ChoiceField
          label={t('recurring.ends')}
          data={ENDS.map((value) => ({ value, label: t(`recurring.end_when.${value}`) }))}
          {...form.getInputProps('ends')}
        />
        {ends === 'onDate' && (
          <DayField label={t('recurring.ends_on')} {...form.getInputProps('endsOn')} />
        )}
        {ends === 'afterCount' && (
          <NumberField label={t('recurring.ends_after')} {...form.getInputProps('endsAfter')} />
        )}
      </FormRow>
      <NextDates values={form.values} />
      <PastDates form={form} />
    </>
  )
}
