import { Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { today } from '@/lib/time/days'
import { DayField } from '../form/day_field'
import { FormRow } from '../form/form'

const RHYTHMS = ['1 month', '3 month', '6 month', '1 year', '1 week'] as const

/** When the recurring invoice that an agreement becomes begins, and how often it comes. */
export interface ScheduleValues {
  startOn: string
  /** `3 month` */
  rhythm: string
}

export const newSchedule = (): ScheduleValues => ({ startOn: today(), rhythm: RHYTHMS[0] })

/** As the server takes it. */
export function scheduleBody({ startOn, rhythm }: ScheduleValues) {
  const [every, unit] = rhythm.split(' ') as [string, 'week' | 'month' | 'year']
  return { startOn, every: Number(every), unit }
}

/** The fields of the schedule; further rules can be set in the recurring invoice itself. */
export function ConversionSchedule<Values extends ScheduleValues>({
  form,
}: {
  form: UseFormReturnType<Values>
}) {
  const { t } = useTranslation('common')
  return (
    <FormRow>
      <DayField label={t('schedule.start')} {...form.getInputProps('startOn')} />
      <Select
        label={t('schedule.rhythm')}
        allowDeselect={false}
        data={RHYTHMS.map((value) => ({
          value,
          label: t(`rhythm.${value.replace(' ', '_')}`),
        }))}
        {...form.getInputProps('rhythm')}
      />
    </FormRow>
  )
}
