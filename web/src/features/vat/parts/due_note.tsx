import { Alert } from '@mantine/core'
import { IconCalendarDue } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Period } from '@/lib/time/periods'
import { usePeriodWord } from './use_period_word'

interface DueNoteProps {
  isLate: boolean
  children: ReactNode
}

/** Says above the figures that something is due at the tax office, in red once its day is over. */
export function DueNote({ isLate, children }: DueNoteProps) {
  return (
    <Alert
      mb="md"
      variant="light"
      color={isLate ? 'red' : 'yellow'}
      icon={<IconCalendarDue aria-hidden />}
      role="status"
    >
      {children}
    </Alert>
  )
}

/** The name of a period that is a month or a quarter: `October 2026`, `4th quarter 2026`. */
export function useFiledPeriod() {
  const [monthWord, quarterWord] = [usePeriodWord('month'), usePeriodWord('quarter')]
  return ({ from, to }: Period) =>
    from.slice(0, 7) === to.slice(0, 7) ? monthWord({ from, to }) : quarterWord({ from, to })
}
