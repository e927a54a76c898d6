import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { Money } from '@/components/values/money'
import { formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatMonthYear } from '@/lib/time/days'
import type { ForecastState } from '../forecast'
import classes from './table.module.css'

/** Forecasts of past months beside their actual figures. */
export function BackTest({ query: { by } }: Pick<ForecastState, 'query'>) {
  const { t } = useTranslation('forecast')
  const { language } = useLanguage()
  const { data, error, refetch } = useQuery({
    ...recordQuery('/api/forecast/back-test', { query: { by } }),
    placeholderData: keepPreviousData,
  })
  const help =
    data && data.foreseen !== null
      ? t('back_test.foreseen', { percent: formatPercent(data.foreseen, language) })
      : t('back_test.help')
  return (
    <Section title={t('back_test.title')} help={help} padding="none">
      {error && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="tableRow" count={7} />}
      {data && (
        <table className={classes.table} aria-label={t('back_test.title')}>
          <thead>
            <tr>
              <th scope="col">{t('column.months')}</th>
              <th scope="col">{t('back_test.expected_in')}</th>
              <th scope="col">{t('back_test.received')}</th>
              <th scope="col" className={classes.wide}>
                {t('back_test.expected_out')}
              </th>
              <th scope="col" className={classes.wide}>
                {t('back_test.paid')}
              </th>
              <th scope="col">{t('back_test.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {data.months.map((month) => (
              <tr key={month.from}>
                <th scope="row">{formatMonthYear(month.from, language)}</th>
                <td>
                  <Money amount={month.expectedIn} currency={data.currency} />
                </td>
                <td>
                  <Money amount={month.received} currency={data.currency} />
                </td>
                <td className={classes.wide}>
                  <Money amount={month.expectedOut} currency={data.currency} />
                </td>
                <td className={classes.wide}>
                  <Money amount={month.paid} currency={data.currency} />
                </td>
                <td>
                  <Money amount={month.difference} currency={data.currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
