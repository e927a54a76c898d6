import { useTranslation } from 'react-i18next'
import { useRhythmName } from '@/components/values/use_rhythm_name'
import { formatDate } from '@/lib/time/days'
import type { PlannedPayment } from '../forecast'

/** Rhythms that have a word of their own. */
export const RHYTHMS = ['1_week', '1_month', '3_month', '6_month', '1_year'] as const

export const isUsual = (rhythm: string): rhythm is (typeof RHYTHMS)[number] =>
  RHYTHMS.some((one) => one === rhythm)

/** How often something comes, in words. Rhythms that only the API can set are named as such. */
export function useRhythmWord() {
  const { t } = useTranslation('forecast')
  const nameOf = useRhythmName()
  return (rhythm: string) => (isUsual(rhythm) ? nameOf(rhythm) : t('planned.own_rhythm'))
}

/** When a planned payment comes: `once, on 01.12.2026`, `every month from 01.12.2026`. */
export function useRhythm() {
  const { t } = useTranslation('forecast')
  const word = useRhythmWord()
  return ({ schedule, date, endsOn }: Pick<PlannedPayment, 'schedule' | 'date' | 'endsOn'>) => {
    const from = formatDate(date)
    if (!schedule) return t('planned.once', { day: from })
    const rhythm = word(rhythmOf(schedule))
    return endsOn
      ? t('planned.until', { rhythm, from, until: formatDate(endsOn) })
      : t('planned.from', { rhythm, from })
  }
}

export const rhythmOf = ({ every, unit }: { every: number; unit: string }) => `${every}_${unit}`
