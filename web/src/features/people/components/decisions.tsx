import { Anchor, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import rows from '@/components/page/rows.module.css'
import { Section } from '@/components/page/section'
import { listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { weekNumber } from '@/lib/time/weeks'
import { useAbsenceActions } from '../view/absences/use_absence_actions'
import { WeekActions } from '../view/week_actions'
import classes from '../view/work.module.css'

/** Absences and weeks that wait for the owner. */
export function Decisions() {
  const { t } = useTranslation('people')
  const absences = useQuery(listQuery('/api/absences', { status: 'requested', order: 'asc' }))
  const weeks = useQuery(listQuery('/api/weeks', { status: 'submitted', order: 'asc' }))
  const { approve, refuse, dialogs } = useAbsenceActions({ isOwner: true, isPrivate: true })
  const requested = absences.data?.rows ?? []
  const submitted = weeks.data?.rows ?? []
  if (requested.length + submitted.length === 0) return dialogs
  return (
    <Section title={t('decide.title')} padding="none">
      <ul className={rows.list}>
        {requested.map((absence) => (
          <li key={absence._id}>
            <Words
              userId={absence.userId}
              name={absence.userName}
              text={[
                t(absence.kind ? `kind.${absence.kind}` : 'kind.absent'),
                `${formatDate(absence.from)} – ${formatDate(absence.to)}`,
                absence.note,
              ]}
            />
            <span className={classes.decide}>
              <Button size="xs" variant="default" onClick={() => refuse(absence)}>
                {t('absence.refuse')}
              </Button>
              <Button size="xs" onClick={() => approve.mutate(absence)}>
                {t('absence.approve')}
              </Button>
            </span>
          </li>
        ))}
        {submitted.map((week) => {
          const name = t('calendar.week', { number: weekNumber(week.weekStart) })
          return (
            <li key={week._id}>
              <Words
                userId={week.userId}
                name={week.userName}
                text={[name, t('decide.week_from', { day: formatDate(week.weekStart) })]}
              />
              <span className={classes.decide}>
                <WeekActions
                  week={{ weekStart: week.weekStart, submission: week }}
                  name={name}
                  isOwn={false}
                  isOwner
                />
              </span>
            </li>
          )
        })}
      </ul>
      {dialogs}
    </Section>
  )
}

interface WordsProps {
  userId: string
  name: string
  text: string[]
}

function Words({ userId, name, text }: WordsProps) {
  return (
    <span className={rows.words}>
      <Anchor component={Link} to={`/view/employees/${userId}`}>
        {name}
      </Anchor>
      <Text span c="dimmed" size="sm">
        {text.filter(Boolean).join(' · ')}
      </Text>
    </span>
  )
}
