import { Anchor, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatHours } from '@/lib/language/numbers'
import { initialsOf } from '../components/initials'
import type { Project } from '../projects/project'
import classes from './project_view.module.css'
import type { ProjectWeek } from './use_project_week'

/** More would push the tasks out of sight; the details name them all. */
const MOST_SHOWN = 6

interface ProjectMembersProps {
  project: Project
  /** Undefined when it could not be loaded. */
  week: ProjectWeek | undefined
}

/** The people of a project, and how long each has worked on it this week where that may be seen. */
export function ProjectMembers({ project, week }: ProjectMembersProps) {
  const { t } = useTranslation('tasks')
  const { t: ofBudget } = useTranslation('budgets')
  const id = useId()
  const people = peopleOf(project, week)
  return (
    <section aria-labelledby={id}>
      <header className={classes.head}>
        <Title order={2} id={id}>
          {t('project.members')}
        </Title>
      </header>
      {people.length === 0 && <Text c="dimmed">{t('project.no_members')}</Text>}
      <ul className={classes.members}>
        {people.slice(0, MOST_SHOWN).map(({ _id, name, seconds }) => (
          <li key={_id} className={classes.member}>
            <span className={classes.avatar} aria-hidden>
              {initialsOf(name)}
            </span>
            <span className={classes.who}>
              {name}
              {project.lead?._id === _id && (
                <Text span inherit c="dimmed">
                  {` · ${ofBudget('lead')}`}
                </Text>
              )}
            </span>
            {seconds > 0 && (
              <span className={classes.hours}>
                {t('time.hours', { hours: formatHours(seconds) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {people.length > MOST_SHOWN && (
        <Anchor component={Link} to={`/projects/${project._id}/?tab=overview`} size="sm">
          {t('project.more_members', { count: people.length - MOST_SHOWN })}
        </Anchor>
      )}
    </section>
  )
}

/** Members, and others who worked on it this week; the longest time first. */
function peopleOf({ members, lead }: Project, week: ProjectWeek | undefined) {
  const worked = new Map(week?.people.map((person) => [person._id, person]))
  const named = [...members, ...(lead ? [lead] : []), ...worked.values()]
  const people = new Map(named.map(({ _id, name }) => [_id, name]))
  return [...people]
    .map(([_id, name]) => ({ _id, name, seconds: worked.get(_id)?.seconds ?? 0 }))
    .sort((one, other) => other.seconds - one.seconds)
}
