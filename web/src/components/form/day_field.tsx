import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import 'dayjs/locale/de'
import 'dayjs/locale/sq'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Day, parseDay, today } from '@/lib/days'
import { useLanguage } from '@/lib/use_language'
import { REFUSED } from './refused_field'

interface DayFieldProps extends Omit<DateInputProps, 'value' | 'onChange' | 'dateParser'> {
  /** `YYYY-MM-DD`, empty for none. */
  value?: Day | ''
  onChange: (value: Day | '') => void
  /** For a past event: a future day is accepted with a warning. */
  isPast?: boolean
}

/**
 * A day, typed as `21.11.2026`, `21.11.`, `21112026` or `today`, or picked from the calendar. A text that is no
 * day (31.02.) stays as typed; the field reports it, and its form cannot be saved.
 */
export function DayField(given: DayFieldProps) {
  const { value = '', onChange, onBlur, error, isPast, description, ...props } = given
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  const [isUnread, setIsUnread] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
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
        {...(isRefused && REFUSED)}
        // A text that is no day stays, so that it can be corrected.
        fixOnBlur={!isUnread}
        onInput={(event) => setIsUnread(isNoDay(event.currentTarget.value))}
        value={value || null}
        description={isToCome ? t('form.day_to_come') : description}
        error={isRefused ? t('form.no_day') : error}
        onChange={(day) => {
          setIsUnread(false)
          setIsRefused(false)
          onChange(day ?? '')
        }}
        onBlur={(event) => {
          setIsRefused(isNoDay(event.currentTarget.value))
          onBlur?.(event)
        }}
        dateParser={(text) => parseDay(text) ?? null}
      />
    </DatesProvider>
  )
}

const isNoDay = (text: string) => text.trim() !== '' && !parseDay(text)
