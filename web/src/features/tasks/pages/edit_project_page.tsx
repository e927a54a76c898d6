import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { ProjectForm } from '../projects/project_form'

/** `/projects/{id}/edit` */
export function Component() {
  const { t } = useTranslation('tasks')
  const { id = '' } = useParams()
  // The form keeps what it began with, so it begins with the newest and not with what is kept.
  const project = useQuery({
    ...recordQuery('/api/projects/:id', { params: { id } }),
    staleTime: 0,
  })
  const { data, isError, isFetchedAfterMount: isReady } = project
  return (
    <Page
      title={t('project.edit')}
      context={data?.name}
      back={{ to: `/projects/${id}/`, label: data?.name ?? t('project.list') }}
      width="narrow"
    >
      {isError && <ErrorAlert failure={project.error} onRetry={() => void project.refetch()} />}
      {!isReady && !isError && <Loading variant="skeleton" extent="tableRow" />}
      {isReady && data && <ProjectForm key={id} project={data} />}
    </Page>
  )
}
