import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import 'dayjs/locale/de'
import 'dayjs/locale/sq'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/lib/language/use_language'
import { type Day, parseDay, today } from '@/lib/time/days'
import { listOffset } from './list_offset'
import { REFUSED } from './refused_field'

export interface DayFieldProps extends Omit<DateInputProps, 'value' | 'onChange' | 'dateParser'> {
  /** `YYYY-MM-DD`, empty for none. */
  value?: Day | ''
  onChange: (value: Day | '') => void
  /** For a past event: a future day is accepted with a warning. */
  isPast?: boolean
}

/** The field behind `DayField`, with the calendar and the library that draws it. */
export function DayInput(given: DayFieldProps) {
  const { value = '', onChange, onBlur, error, isPast, description, ...props } = given
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  const [isUnread, setIsUnread] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const isToCome = isPast && value > today()
  const shownError = isRefused ? t('form.no_day') : error
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <DateInput
        valueFormat="DD.MM.YYYY"
        defaultDate={today()}
        autoComplete="off"
        hideOutsideDates
        ariaLabels={{
          previousMonth: t('calendar.previous_month'),
          nextMonth: t('calendar.next_month'),
          previousYear: t('calendar.previous_year'),
          nextYear: t('calendar.next_year'),
          previousDecade: t('calendar.previous_decade'),
          nextDecade: t('calendar.next_decade'),
        }}
        leftSection={<IconCalendar size={16} aria-hidden />}
        leftSectionPointerEvents="none"
        {...props}
        {...(isRefused && REFUSED)}
        // A text that is no day stays, so that it can be corrected.
        fixOnBlur={!isUnread}
        onInput={(event) => setIsUnread(isNoDay(event.currentTarget.value))}
        value={value || null}
        description={isToCome ? t('form.day_to_come') : description}
        error={shownError}
        popoverProps={{ offset: listOffset(shownError), ...props.popoverProps }}
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
