import { useTranslation } from 'react-i18next'
import { Page } from '@/components/page/page'
import { ProjectForm } from '../projects/project_form'

/** `/projects/new` */
export function Component() {
  const { t } = useTranslation('tasks')
  return (
    <Page
      title={t('project.new')}
      back={{ to: '/projects', label: t('project.list') }}
      width="narrow"
    >
      <ProjectForm />
    </Page>
  )
}
