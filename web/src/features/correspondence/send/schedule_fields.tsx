import { SegmentedControl } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { TimeField } from '@/components/form/time_field'
import { today } from '@/lib/time/days'
import type { SendValues } from './send_values'

/** Now, or at a day and a time of the browser's clock. */
export function ScheduleFields({ form }: { form: UseFormReturnType<SendValues> }) {
  const { t } = useTranslation('correspondence')
  return (
    <>
      <SegmentedControl
        aria-label={t('send.when')}
        value={form.values.isLater ? 'later' : 'now'}
        onChange={(value) => form.setFieldValue('isLater', value === 'later')}
        data={[
          { value: 'now', label: t('send.now') },
          { value: 'later', label: t('send.later') },
        ]}
      />
      {form.values.isLater && (
        <FormRow>
          <DayField label={t('send.day')} minDate={today()} {...form.getInputProps('day')} />
          <TimeField label={t('send.time')} {...form.getInputProps('time')} />
        </FormRow>
      )}
    </>
  )
}
