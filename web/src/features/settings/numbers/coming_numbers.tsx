import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { today } from '@/lib/time/days'
import classes from './coming_numbers.module.css'
import { numberPreview } from './number_preview'
import type { RangeValues } from './range_changes'

/** The next three numbers of a range, and the first one of next year, while the range is edited. */
export function ComingNumbers({ pattern, next, resetsYearly }: RangeValues) {
  const { t } = useTranslation('settings')
  const day = today()
  const [first, ...others] = [0, 1, 2].map((step) =>
    numberPreview(pattern, step ? String(Number(next) + step) : next, day)
  )
  const year = String(Number(day.slice(0, 4)) + 1)
  const ofNextYear = resetsYearly && numberPreview(pattern, '1', `${year}-01-01`)
  return (
    <section className={classes.numbers} aria-label={t('numbers.coming')}>
      <Text size="xs" c="dimmed">
        {t('numbers.coming')}
      </Text>
      <output className={classes.list}>
        {first ? (
          <>
            <span className={classes.first}>{first}</span>
            {others.map((number) => number && <span key={number}>{number}</span>)}
          </>
        ) : (
          <span>{t('numbers.no_preview')}</span>
        )}
      </output>
      {first && ofNextYear && (
        <Text size="xs" c="dimmed">
          {t('numbers.next_year', { year, number: ofNextYear })}
        </Text>
      )}
    </section>
  )
}
