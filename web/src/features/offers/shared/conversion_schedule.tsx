import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { useRhythmName } from '@/components/values/use_rhythm_name'
import { today } from '@/lib/time/days'

const RHYTHMS = ['1_month', '3_month', '6_month', '1_year', '1_week'] as const

/** When the recurring invoice that an agreement becomes begins, and how often it comes. */
export interface ScheduleValues {
  startOn: string
  /** `3_month` */
  rhythm: string
}

export const newSchedule = (): ScheduleValues => ({ startOn: today(), rhythm: RHYTHMS[0] })

/** As the server takes it. */
export function scheduleBody({ startOn, rhythm }: ScheduleValues) {
  const [every, unit] = rhythm.split('_') as [string, 'week' | 'month' | 'year']
  return { startOn, every: Number(every), unit }
}

/** The fields of the schedule; further rules can be set in the recurring invoice itself. */
export function ConversionSchedule<Values extends ScheduleValues>({
  form,
}: {
  form: UseFormReturnType<Values>
}) {
  const { t } = useTranslation('offers')
  const nameOf = useRhythmName()
  return (
    <FormRow>
      <DayField label={t('schedule.start')} {...form.getInputProps('startOn')} />
      <Select
        label={t('schedule.rhythm')}
        allowDeselect={false}
        data={RHYTHMS.map((value) => ({ value, label: nameOf(value) }))}
        {...form.getInputProps('rhythm')}
      />
    </FormRow>
  )
}
