import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { PageTabs } from '@/components/page/page_tabs'
import { DocumentChain } from '@/features/documents/chain/document_chain'
import { ProjectExpenses } from '@/features/expenses/parts'
import { ProjectInvoices } from '@/features/hours/parts'
import { ProjectRetainer } from '@/features/retainers/parts'
import { latePart } from '@/lib/parts/late_part'
import { recordQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'
import { ProjectBudget } from '../budgets/project_budget'
import { ProjectFacts } from '../project_view/project_facts'
import { ProjectHero } from '../project_view/project_hero'
import { ProjectMembers } from '../project_view/project_members'
import classes from '../project_view/project_view.module.css'
import { ProjectWeek } from '../project_view/project_week'
import { useProjectWeek } from '../project_view/use_project_week'
import type { Project, ProjectRecord } from '../projects/project'
import { ProjectOverview } from '../projects/project_overview'
import { ProjectTasks } from '../projects/project_tasks'
import { PHONE } from '../views/phone'

const ProjectTime = latePart(async () => (await import('../projects/project_time')).ProjectTime)
const ProjectNotes = latePart(async () => (await import('../projects/project_notes')).ProjectNotes)

/**
 * `/projects/{id}/`: what can be billed, the budget, the week and its people, then tasks, time, expenses, invoices and notes. On a phone the
 * budget, the week and the people are a tab of their own, so that the tasks come right after what can be billed.
 */
export function Component() {
  const { t } = useTranslation('tasks')
  const { id = '' } = useParams()
  const isDesk = useRole() === 'company'
  const { data, error, refetch } = useQuery(recordQuery('/api/projects/:id', { params: { id } }))
  return (
    <Page
      title={data?.name ?? t('field.project')}
      context={data && <ProjectFacts project={data} />}
      back={{ to: '/projects', label: t('project.list') }}
      action={
        isDesk &&
        (data || !error) && (
          <Button component={Link} variant="default" to={`/projects/${id}/edit`}>
            {t('project.change')}
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

function Content({ project }: { project: ProjectRecord }) {
  const { t } = useTranslation('tasks')
  const isDesk = useRole() === 'company'
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const { _id, name } = project
  const course = <Course project={project} />
  return (
    <>
      <ProjectHero project={project} />
      {!isPhone && course}
      <PageTabs
        label={name}
        tabs={[
          { value: 'tasks', label: t('title'), content: <ProjectTasks project={project} /> },
          ...(isPhone ? [{ value: 'course', label: t('project.course'), content: course }] : []),
          { value: 'time', label: t('time.title'), content: <ProjectTime projectId={_id} /> },
          ...(isDesk
            ? [
                {
                  value: 'expenses',
                  label: t('margin.expenses'),
                  content: <ProjectExpenses projectId={_id} />,
                },
                {
                  value: 'invoices',
                  label: t('project.invoices'),
                  content: <ProjectInvoices projectId={_id} />,
                },
              ]
            : []),
          {
            value: 'notes',
            label: t('notes.title'),
            content: <ProjectNotes project={project} />,
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

/** How far the project is: its retainer, its budget, this week, and the members. */
function Course({ project }: { project: Project }) {
  const isDesk = useRole() === 'company'
  const { _id } = project
  const week = useProjectWeek(_id)
  return (
    <>
      {project.hasRetainer && <ProjectRetainer projectId={_id} />}
      <div className={classes.overview}>
        {isDesk && <ProjectBudget project={project} className={classes.course} />}
        <div className={classes.people}>
          {week && <ProjectWeek projectId={_id} week={week} />}
          <ProjectMembers project={project} week={week} />
        </div>
      </div>
    </>
  )
}
