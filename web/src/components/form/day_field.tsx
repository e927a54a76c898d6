import { TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { latePart } from '@/lib/parts/late_part'
import { formatDate } from '@/lib/time/days'
import type { DayFieldProps } from './day_input'

/**
 * A day, typed as `21.11.2026`, `21.11.`, `21112026` or `today`, or picked from the calendar. A text that is no
 * day (31.02.) stays as typed; the field reports it, and its form cannot be saved.
 * The calendar is large: a field without it keeps the place until it has come, so that no page waits for it.
 */
export const DayField = latePart<DayFieldProps>(
  async () => (await import('./day_input')).DayInput,
  DayPlace
)

/** Looks like the field, and takes no typing that would be lost. */
function DayPlace({
  value,
  label,
  description,
  placeholder,
  className,
  error,
  mt,
  mb,
  w,
  flex,
  ...props
}: DayFieldProps) {
  return (
    <TextInput
      readOnly
      label={label}
      description={description}
      placeholder={placeholder ?? ''}
      className={typeof className === 'string' ? className : ''}
      error={error}
      mt={mt}
      mb={mb}
      w={w}
      flex={flex}
      aria-label={props['aria-label']}
      value={value ? formatDate(value) : ''}
      leftSection={<IconCalendar size={16} aria-hidden />}
    />
  )
}
