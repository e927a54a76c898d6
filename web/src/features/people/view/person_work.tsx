import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { formatHours, formatPercent } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import type { PersonPage, Statistics } from './person_page'
import classes from './work.module.css'

/** Hours by project, and the projects and open tasks of a person. */
export function PersonWork({ person }: { person: PersonPage }) {
  const { t } = useTranslation('people')
  const { data } = useQuery(
    recordQuery('/api/employees/:id/statistics', { params: { id: person._id } })
  )
  return (
    <>
      {data && <Hours statistics={data} />}
      <Section title={t('work.projects')} padding="none">
        {person.projects.length === 0 && <Nothing text={t('work.no_projects')} />}
        <ul className={rows.list}>
          {person.projects.map(({ _id, name }) => (
            <li key={_id}>
              <Anchor component={Link} to={`/projects/${_id}/`}>
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('work.tasks')} padding="none">
        {person.tasks.length === 0 && <Nothing text={t('work.no_tasks')} />}
        <ul className={rows.list}>
          {person.tasks.map(({ _id, title, dueDate, projectName }) => (
            <li key={_id}>
              <span className={rows.words}>
                <Anchor component={Link} to={`/tasks?task=${_id}`}>
                  {title}
                </Anchor>
                <Text span c="dimmed" size="sm">
                  {projectName}
                </Text>
              </span>
              <DayText value={dueDate} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

function Hours({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { from, to, seconds, billableSeconds, projects, value } = statistics
  const share = seconds === 0 ? 0 : Math.round((billableSeconds / seconds) * 100)
  return (
    <Section
      title={t('work.hours')}
      help={t('work.period', { from: formatDate(from), to: formatDate(to) })}
      padding="none"
    >
      <dl className={classes.figures}>
        <div>
          <dt>{t('calendar.worked')}</dt>
          <dd>{t('hours.unit', { hours: formatHours(seconds) })}</dd>
        </div>
        <div>
          <dt>{t('work.billable')}</dt>
          <dd>{formatPercent(share, language)}</dd>
        </div>
        {value?.map(({ currency, amount }) => (
          <div key={currency}>
            <dt>{t('work.value')}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {projects.length === 0 && <Nothing text={t('entry.none')} />}
      <ul className={rows.list}>
        {projects.map((project) => (
          <li key={project.projectId ?? ''}>
            <span className={rows.words}>{project.name || t('work.no_project')}</span>
            <span className={classes.bar} aria-hidden>
              <span style={{ width: `${(project.seconds / (seconds || 1)) * 100}%` }} />
            </span>
            <span className={classes.hours}>{formatHours(project.seconds)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Nothing({ text }: { text: string }) {
  return (
    <Text c="dimmed" p="md">
      {text}
    </Text>
  )
}
