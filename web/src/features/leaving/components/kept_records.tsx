import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import type { OwnersView } from '../leaving'
import classes from './leaving.module.css'

/** The records of a company that the law keeps, with reason and last day (GDPR, art. 17 (3) b). */
export function KeptRecords({ kept, source }: Pick<OwnersView, 'kept' | 'source'>) {
  const { t } = useTranslation('leaving')
  if (kept.length === 0) return <Text size="sm">{t('kept.nothing')}</Text>
  return (
    <section className={classes.kept}>
      <Text component="h2" fw={600} size="sm" mb={10}>
        {t('kept.title')}
      </Text>
      <table aria-label={t('kept.title')}>
        <thead>
          <tr>
            <th>{t('kept.what')}</th>
            <th>{t('kept.until')}</th>
          </tr>
        </thead>
        <tbody>
          {kept.map(({ kind, years, until }) => (
            <tr key={kind}>
              <td>{t(`kept.${kind}`, { years })}</td>
              <td>
                <DayText value={until} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" c="dimmed" mt={10}>
        {source ? t('kept.why', { source }) : t('kept.why_longest')}
      </Text>
    </section>
  )
}
