import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/time/days'
import type { NumberRange } from '../company_settings'
import classes from './number_gaps.module.css'

/** The skipped numbers of a range, each with its reason. */
export function NumberGaps({ gaps }: Pick<NumberRange, 'gaps'>) {
  const { t } = useTranslation('settings')
  if (gaps.length === 0) return null
  return (
    <section aria-label={t('gaps.title')}>
      <Text size="sm" fw={500}>
        {t('gaps.title')}
      </Text>
      <ul className={classes.gaps}>
        {gaps.map(({ first, last, cause, reason, at, by }) => (
          <li key={`${first} ${at}`}>
            <span className={classes.numbers}>{first === last ? first : `${first} – ${last}`}</span>
            {': '}
            {reason || t(`gaps.${cause}`)}
            <Text span size="xs" c="dimmed">
              {' · '}
              {[formatDate(at), by].filter(Boolean).join(', ')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
