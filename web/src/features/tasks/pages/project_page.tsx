import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { DayText } from '@/components/day_text'
import { DetailHeader } from '@/components/detail_header'
import { DocumentChain } from '@/components/document_chain'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Money } from '@/components/money'
import { Page } from '@/components/page'
import { PageTabs } from '@/components/page_tabs'
import { StatusBadge } from '@/components/status_badge'
import {
  useBillHours,
  useCoveredFigure,
  useUnbilled,
  useUnbilledFigure,
  withRate,
} from '@/features/hours/parts'
import { useRole } from '@/lib/current_user'
import { recordQuery } from '@/lib/queries'
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
  const { _id, hourlyRate, currency, dueDate } = project
  const sums = useUnbilled({ projectId: _id })
  const unbilled = withRate(sums)
  const unbilledFigure = useUnbilledFigure(unbilled)
  const coveredFigure = useCoveredFigure(sums)
  const billing = useBillHours(unbilled, _id)
  const figures = [
    { label: t('project.tracked'), value: <Budget project={project} /> },
    ...(hourlyRate && currency
      ? [{ label: t('project.rate'), value: <Money amount={hourlyRate} currency={currency} /> }]
      : []),
    ...(dueDate ? [{ label: t('field.due'), value: <DayText value={dueDate} /> }] : []),
    // Last, because it is loaded last: nothing moves when it appears.
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
