import { Progress, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatHours } from '@/lib/language/numbers'
import type { Project } from './project'
import classes from './projects.module.css'

/** Tracked time, and how much of the budget it is where there is one. */
export function Budget({ project }: { project: Project }) {
  const { t } = useTranslation('tasks')
  const { trackedSeconds, budgetHours } = project
  const tracked = formatHours(trackedSeconds)
  if (!budgetHours)
    return <span className={classes.figures}>{t('time.hours', { hours: tracked })}</span>
  const share = (trackedSeconds / 3600 / budgetHours) * 100
  const isOver = share > 100
  return (
    <span className={classes.budget}>
      <Text
        span
        inherit
        className={classes.figures}
        c={isOver ? 'var(--kontor-status-overdue)' : ''}
      >
        {t('project.of_budget', { tracked, budget: formatHours(budgetHours * 3600) })}
      </Text>
      <Progress
        value={Math.round(Math.min(share, 100))}
        color={isOver ? 'red' : 'petrol'}
        size="sm"
        w={72}
        aria-label={t('project.budget_used', { percent: Math.round(share) })}
      />
    </span>
  )
}
