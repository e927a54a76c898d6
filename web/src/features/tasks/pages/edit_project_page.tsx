import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { recordQuery } from '@/lib/queries'
import type { Project } from '../projects/project'
import { ProjectForm } from '../projects/project_form'

/** `/projects/{id}/edit` */
export function Component() {
  const { t } = useTranslation('tasks')
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(recordQuery('/api/projects/:id', { params: { id } }))
  // The form keeps the state that it began with; a change elsewhere is told at saving.
  const [base, setBase] = useState<Project>()
  const project = base ?? data
  const takeLatest = async () => setBase((await refetch()).data)
  return (
    <Page
      title={t('project.edit')}
      context={project?.name}
      back={{ to: `/projects/${id}/`, label: project?.name ?? t('project.list') }}
      width="narrow"
    >
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading variant="skeleton" extent="tableRow" />}
      {project && (
        <ProjectForm key={base?.version} project={project} onTakeLatest={() => void takeLatest()} />
      )}
    </Page>
  )
}
