import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '@/components/filters/filter_chips'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Section } from '@/components/page/section'
import { useLanguage } from '@/lib/language/use_language'
import { recordQuery } from '@/lib/server/queries'
import { formatMonthYear } from '@/lib/time/days'
import { type ProjectBudget as Budget, type Measure, measuresOf, usedIn } from './budget'
import { BudgetSummary } from './budget_summary'
import classes from './budgets.module.css'
import { BurnTable } from './burn_table'

const BurnChart = lazy(() => import('./burn_chart'))

/** The budgets of a project: the used part and the rest, the course, and a forecast. */
export function ProjectBudget({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useQuery(
    recordQuery('/api/projects/:id/budget', { params: { id: projectId } })
  )
  if (error && !data) return <ErrorAlert failure={error} onRetry={() => void refetch()} />
  if (!data) return <Loading variant="skeleton" extent="tableRow" />
  return <Content budget={data} />
}

function Content({ budget }: { budget: Budget }) {
  const { t } = useTranslation('budgets')
  const { language } = useLanguage()
  const measures = measuresOf(budget)
  const [chosen, setChosen] = useState<Measure>('hours')
  const measure = measures.includes(chosen) ? chosen : measures[0]
  const figures = measure && budget[measure]
  if (!measure || !figures) return null
  const course = usedIn(budget, measure)
  const shared = { course, figures, measure, currency: budget.currency }
  const month = formatMonthYear(budget.to, language)
  return (
    <>
      <Section title={budget.period === 'month' ? t('title_month', { month }) : t('title')}>
        <div className={classes.summaries}>
          {measures.map((one) => (
            <BudgetSummary
              key={one}
              budget={budget}
              figures={budget[one] ?? figures}
              measure={one}
            />
          ))}
        </div>
      </Section>
      <Section
        title={t('course')}
        help={t('course_help')}
        padding="none"
        action={
          measures.length > 1 && (
            <FilterChips
              label={t('course')}
              options={measures.map((value) => ({ value, label: t(`chip.${value}`) }))}
              value={measure}
              onChange={(value) => setChosen(value === 'money' ? 'money' : 'hours')}
            />
          )
        }
      >
        <div className={classes.chart} aria-hidden>
          <Suspense fallback={<Skeleton height={240} aria-busy="true" />}>
            <BurnChart {...shared} />
          </Suspense>
        </div>
        <BurnTable {...shared} />
      </Section>
    </>
  )
}
