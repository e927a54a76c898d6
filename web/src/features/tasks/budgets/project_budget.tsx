import { Anchor, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FilterChips } from '@/components/filters/filter_chips'
import { ErrorAlert } from '@/components/page/error_alert'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatMonthYear } from '@/lib/time/days'
import type { Project } from '../projects/project'
import { type ProjectBudget as Budget, type Measure, measuresOf, usedIn } from './budget'
import { BudgetSummary } from './budget_summary'
import classes from './budgets.module.css'
import { BurnChart } from './burn_chart'
import { BurnTable } from './burn_table'
import { useAmount } from './use_amount'

interface ProjectBudgetProps {
  project: Pick<Project, '_id' | 'client'>
  className: string | undefined
}

/** The budgets of a project: the used part and the rest, the course, and a forecast; without a budget the tracked hours. */
export function ProjectBudget({ project, className }: ProjectBudgetProps) {
  const id = useId()
  const { data, error, refetch } = useQuery(
    recordQuery('/api/projects/:id/budget', { params: { id: project._id } })
  )
  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data || (!hasWork(data) && measuresOf(data).length === 0)) return null
  return (
    <section className={className} aria-labelledby={id}>
      <Content budget={data} project={project} titleId={id} />
    </section>
  )
}

const hasWork = ({ course }: Budget) => (course.at(-1)?.hours ?? 0) > 0

interface ContentProps {
  budget: Budget
  project: ProjectBudgetProps['project']
  titleId: string
}

function Content({ budget, project, titleId }: ContentProps) {
  const { t } = useTranslation('budgets')
  const measures = measuresOf(budget)
  const [chosen, setChosen] = useState<Measure>()
  const measure = measures.find((one) => one === chosen) ?? tightest(budget)
  const figures = budget[measure]
  const shared = { course: usedIn(budget, measure), figures, measure, currency: budget.currency }
  return (
    <>
      <header className={classes.head}>
        <Title order={2} id={titleId}>
          {useTitle(budget)}
        </Title>
        {measures.length > 1 && (
          <FilterChips
            label={t('budget')}
            options={measures.map((value) => ({ value, label: t(`chip.${value}`) }))}
            value={measure}
            onChange={(value) => setChosen(value === 'money' ? 'money' : 'hours')}
          />
        )}
      </header>
      {figures ? (
        <BudgetSummary
          budget={budget}
          figures={figures}
          measure={measure}
          isPriced={measure === 'hours' || project.client !== null}
        />
      ) : (
        <Unlimited budget={budget} projectId={project._id} />
      )}
      {hasWork(budget) && (
        <>
          <BurnChart {...shared} />
          <BurnTable {...shared} />
        </>
      )}
    </>
  )
}

/** The measure of which most is used; hours without a budget. */
const tightest = (budget: Budget): Measure =>
  (budget.money?.percent ?? -1) > (budget.hours?.percent ?? -1) ? 'money' : 'hours'

function useTitle(budget: Budget) {
  const { t } = useTranslation('budgets')
  const { language } = useLanguage()
  if (measuresOf(budget).length === 0) return t('tracked')
  if (budget.period !== 'month') return t('title')
  return t('title_month', { month: formatMonthYear(budget.to, language) })
}

/** The tracked hours of a project without a budget. */
function Unlimited({ budget, projectId }: { budget: Budget; projectId: string }) {
  const { t } = useTranslation('budgets')
  const amount = useAmount('hours', budget.currency)
  return (
    <div className={classes.line}>
      <span className={classes.figure}>{amount(budget.course.at(-1)?.hours ?? 0)}</span>
      <Text span c="dimmed">
        {t('no_budget')}
      </Text>
      <Anchor component={Link} to={`/projects/${projectId}/edit`} underline="always">
        {t('set')}
      </Anchor>
    </div>
  )
}
