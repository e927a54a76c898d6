import { DateInput, type DateInputProps, DatesProvider } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import 'dayjs/locale/de'
import 'dayjs/locale/sq'
import { type Day, parseDay } from '@/lib/days'
import { useLanguage } from '@/lib/use_language'

interface DayFieldProps extends Omit<DateInputProps, 'value' | 'onChange' | 'dateParser'> {
  /** `YYYY-MM-DD`, empty for none. */
  value?: Day | ''
  onChange: (value: Day | '') => void
}

/** A day, typed as `21.11.2026`, `21.11.` or `21112026`, or picked from the calendar. */
export function DayField({ value = '', onChange, ...props }: DayFieldProps) {
  const { language } = useLanguage()
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <DateInput
        valueFormat="DD.MM.YYYY"
        autoComplete="off"
        leftSection={<IconCalendar size={16} aria-hidden />}
        leftSectionPointerEvents="none"
        {...props}
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        dateParser={(text) => parseDay(text) ?? null}
      />
    </DatesProvider>
  )
}
