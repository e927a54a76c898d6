import { useTranslation } from 'react-i18next'

/** How often something comes that comes regularly: number and unit. */
export type UsualRhythm = '1_week' | '1_month' | '3_month' | '6_month' | '1_year'

/** A usual rhythm in words: `every three months`. */
export function useRhythmName() {
  const { t } = useTranslation('common')
  return (rhythm: UsualRhythm) => t(`rhythm.${rhythm}`)
}
