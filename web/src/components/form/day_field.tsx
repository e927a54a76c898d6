import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import 'dayjs/locale/de'
import 'dayjs/locale/sq'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Day, formatDate, parseDay, today } from '@/lib/days'
import { useLanguage } from '@/lib/use_language'

interface DayFieldProps extends Omit<DateInputProps, 'value' | 'onChange' | 'dateParser'> {
  /** `YYYY-MM-DD`, empty for none. */
  value?: Day | ''
  onChange: (value: Day | '') => void
  /** Of something that has happened: a day to come is taken, but told. */
  isPast?: boolean
}

/**
 * A day, typed as `21.11.2026`, `21.11.` or `21112026`, or picked from the calendar. What is no day (31.02.) is
 * put back to the day before, and the field says so.
 */
export function DayField(given: DayFieldProps) {
  const { value = '', onChange, onBlur, error, isPast, description, ...props } = given
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  const [refused, setRefused] = useState('')
  const told =
    refused &&
    t(value ? 'form.no_day_kept' : 'form.no_day', { text: refused, day: formatDate(value) })
  const isToCome = isPast && value > today()
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <DateInput
        valueFormat="DD.MM.YYYY"
        defaultDate={today()}
        autoComplete="off"
        leftSection={<IconCalendar size={16} aria-hidden />}
        leftSectionPointerEvents="none"
        {...props}
        value={value || null}
        description={isToCome ? t('form.day_to_come') : description}
        error={told || error}
        onChange={(day) => {
          setRefused('')
          onChange(day ?? '')
        }}
        onBlur={(event) => {
          const text = event.currentTarget.value.trim()
          setRefused(text && !parseDay(text) ? text : '')
          onBlur?.(event)
        }}
        dateParser={(text) => parseDay(text) ?? null}
      />
    </DatesProvider>
  )
}
