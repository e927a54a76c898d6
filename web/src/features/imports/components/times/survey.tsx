import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { formatHours } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { formatMonthYear } from '@/lib/time/days'
import type { Import } from '../../import'
import classes from './survey.module.css'
import { Targets } from './targets'

export type TimeSurvey = NonNullable<NonNullable<Import['planned']>['times']>

/** Hours, projects and people of a checked file of recorded time. */
export function Survey({ record, survey }: { record: Import; survey: TimeSurvey }) {
  const { t } = useTranslation('imports')
  const { language } = useLanguage()
  const { months, newTasks, strangers, isCut } = survey
  return (
    <>
      {months.length > 0 && (
        <Section title={t('survey.hours')} padding="none">
          <ul className={classes.rows}>
            {months.map(({ person, month, entries, seconds }) => (
              <li key={`${person} ${month}`} className={classes.row}>
                <span className={classes.name}>{person}</span>
                <span className={classes.note}>
                  {formatMonthYear(`${month}-01`, language)} ·{' '}
                  {t('survey.entries', { count: entries })}
                </span>
                <span className={classes.figure}>{formatHours(seconds)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Targets record={record} survey={survey} />
      {newTasks.length > 0 && (
        <Section title={t('survey.tasks', { count: newTasks.length })}>
          {newTasks.join(' · ')}
        </Section>
      )}
      {strangers.length > 0 && (
        <Section title={t('survey.strangers')} help={t('survey.strangers_help')} padding="none">
          <ul className={classes.rows}>
            {strangers.map(({ name, entries }) => (
              <li key={name} className={classes.row}>
                <span className={classes.name}>{name}</span>
                <span className={classes.note}>{t('survey.entries', { count: entries })}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isCut && <p role="status">{t('survey.cut')}</p>}
    </>
  )
}
