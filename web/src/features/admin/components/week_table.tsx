import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import type { Figures } from '../figures'
import classes from './admin.module.css'

/** The exact figures behind the chart, newest week first; weeks without registrations are left out. */
export function WeekTable({ title, weeks }: { title: string; weeks: Figures['weeks'] }) {
  const { t } = useTranslation('admin')
  const filled = weeks.filter(({ registered }) => registered > 0).toReversed()
  return (
    <table className={`${classes.table} ${classes.weeks}`} aria-label={title}>
      <thead>
        <tr>
          <th>{t('analytics.week')}</th>
          <th data-align="right">{t('analytics.registered')}</th>
          <th data-align="right">{t('analytics.approved')}</th>
          <th data-align="right">{t('analytics.rejected')}</th>
          <th data-align="right">{t('analytics.pending')}</th>
        </tr>
      </thead>
      <tbody>
        {filled.map((week) => (
          <tr key={week.from}>
            <td>
              <DayText value={week.from} />
            </td>
            <td data-align="right">{week.registered}</td>
            <td data-align="right">{week.approved}</td>
            <td data-align="right">{week.rejected}</td>
            <td data-align="right">{week.pending}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
