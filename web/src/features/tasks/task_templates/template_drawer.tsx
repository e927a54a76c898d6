import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import { TemplateForm } from './template_form'

interface TemplateDrawerProps {
  /** The id of the one to change, `new` for a new one, nothing while it is closed. */
  target: string | undefined
  onClose: () => void
}

/** The form of a template beside the list. */
export function TemplateDrawer({ target, onClose }: TemplateDrawerProps) {
  const { t } = useTranslation('task_templates')
  const isNew = target === 'new'
  return (
    <FormDrawer
      isOpen={target !== undefined}
      title={t(isNew ? 'new' : 'template')}
      onClose={onClose}
    >
      {isNew && <TemplateForm template={undefined} onClose={onClose} />}
      {target !== undefined && !isNew && <KnownOne key={target} id={target} onClose={onClose} />}
    </FormDrawer>
  )
}

function KnownOne({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    ...recordQuery('/api/task-templates/:id', { params: { id } }),
    staleTime: 0,
  })
  if (query.isError)
    return <ErrorAlert failure={query.error} onRetry={() => void query.refetch()} />
  if (!query.data || !query.isFetchedAfterMount) return <Loading />
  return <TemplateForm template={query.data} onClose={onClose} />
}
