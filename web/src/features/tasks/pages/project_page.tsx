import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { DetailHeader } from '@/components/page/detail_header'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { PageTabs } from '@/components/page/page_tabs'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { DocumentChain } from '@/features/documents/chain/document_chain'
import {
  useBillHours,
  useCoveredFigure,
  useUnbilled,
  useUnbilledFigure,
  withRate,
} from '@/features/hours/parts'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'
import { ProjectBudget } from '../budgets/project_budget'
import { Budget } from '../projects/budget'
import { type Project, STATUS_KINDS } from '../projects/project'
import { ProjectOverview } from '../projects/project_overview'
import { ProjectTasks } from '../projects/project_tasks'
import { ProjectTime } from '../projects/project_time'

/** `/projects/{id}/` */
export function Component() {
  const { t } = useTranslation('tasks')
  const { id = '' } = useParams()
  const isDesk = useRole() === 'company'
  const { data, error, refetch } = useQuery(recordQuery('/api/projects/:id', { params: { id } }))
  return (
    <Page
      title={data?.name ?? t('field.project')}
      context={data && [data.number, data.client?.name].filter(Boolean).join(' · ')}
      back={{ to: '/projects', label: t('project.list') }}
      action={
        isDesk && (
          <Button component={Link} variant="default" to={`/projects/${id}/edit`}>
            {t('project.edit')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="tableRow" />}
      {data && isDesk && <DocumentChain type="project" id={id} />}
      {data && <Content project={data} />}
    </Page>
  )
}

function Content({ project }: { project: Project }) {
  const { t } = useTranslation('tasks')
  const { t: ofBudget } = useTranslation('budgets')
  const { _id, dueDate } = project
  const isDesk = useRole() === 'company'
  const hasBudget = isDesk && Boolean(project.budgetHours || project.budgetAmount)
  const rates = useQuery({
    ...listQuery('/api/hourly-rates', { projectId: _id }),
    enabled: isDesk,
  })
  const rate = rates.data?.rows.find(({ level, isCurrent }) => level === 'project' && isCurrent)
  const sums = useUnbilled({ projectId: _id })
  const unbilled = withRate(sums)
  const unbilledFigure = useUnbilledFigure(unbilled)
  const coveredFigure = useCoveredFigure(sums)
  const billing = useBillHours(unbilled, _id)
  const figures = [
    { label: t('project.tracked'), value: <Budget project={project} /> },
    ...(dueDate ? [{ label: t('field.due'), value: <DayText value={dueDate} /> }] : []),
    // Last, because these are loaded last: nothing moves when they appear.
    ...(rate
      ? [
          {
            label: t('project.rate'),
            value: <Money amount={rate.amount} currency={rate.currency} />,
          },
        ]
      : []),
    ...unbilledFigure,
    ...coveredFigure,
  ]
  return (
    <>
      <DetailHeader
        status={
          <StatusBadge
            kind={STATUS_KINDS[project.status]}
            label={t(`project_status.${project.status}`)}
          />
        }
        figures={figures}
        actions={unbilled.length > 0 && <Button onClick={billing.open}>{billing.label}</Button>}
      />
      {billing.dialog}
      <PageTabs
        label={project.name}
        tabs={[
          {
            value: 'tasks',
            label: t('title'),
            content: <ProjectTasks project={project} />,
          },
          {
            value: 'time',
            label: t('time.title'),
            content: <ProjectTime projectId={project._id} />,
          },
          ...(hasBudget
            ? [
                {
                  value: 'budget',
                  label: ofBudget('title'),
                  content: <ProjectBudget projectId={_id} />,
                },
              ]
            : []),
          {
            value: 'overview',
            label: t('project.details'),
            content: <ProjectOverview project={project} />,
          },
        ]}
      />
    </>
  )
}
