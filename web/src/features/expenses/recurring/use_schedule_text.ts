import { useTranslation } from 'react-i18next'
import { useRhythmName } from '@/components/values/use_rhythm_name'
import { OWN_RHYTHM, type Rhythm, rhythmOf, type Schedule } from './recurring_expense'

/** How often something comes, in words. */
export function useRhythmWord() {
  const { t } = useTranslation('expenses')
  const nameOf = useRhythmName()
  return (rhythm: Rhythm) => (rhythm === OWN_RHYTHM ? t('recurring.own_rhythm') : nameOf(rhythm))
}

/** A schedule in words: "every month, on the last day". */
export function useScheduleText() {
  const { t } = useTranslation('expenses')
  const word = useRhythmWord()
  return (schedule: Schedule) => {
    const rhythm = word(rhythmOf(schedule))
    return schedule.on === 'lastDay' ? t('recurring.on_last_day', { rhythm }) : rhythm
  }
}
