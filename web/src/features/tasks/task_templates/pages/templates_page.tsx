import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListPage } from '@/components/data_table/list_page'
import { useTableState } from '@/components/data_table/table_state'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { CreateLink } from '@/components/page/create_link'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { TEMPLATES, type Template } from '../template'
import { useTemplateColumns } from '../template_columns'
import { TemplateDrawer } from '../template_drawer'

/** `/task-templates`: the tasks that a company does again and again; `?new=1` and `?edit=<id>` open the form. */
export function Component() {
  const { t } = useTranslation('task_templates')
  const state = useTableState<'/api/task-templates'>({ filters: [], sort: 'title' })
  const list = useQuery({
    ...listQuery('/api/task-templates', state.query),
    placeholderData: keepPreviousData,
  })
  const columns = useTemplateColumns()
  const drawer = useDrawerTarget()
  const [doomed, setDoomed] = useState<Template>()
  const remove = useChange({
    change: (id: string) => api('DELETE', '/api/task-templates/:id', { params: { id } }),
    affects: ['/api/task-templates'],
    onDone: () => {
      showDone(t('deleted'))
      setDoomed(undefined)
    },
  })
  return (
    <ListPage
      title={t('title')}
      context={t('context')}
      back={{ to: '/projects', label: t('projects') }}
      name="task-templates"
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }: Template) => _id}
      rowName={({ title }) => title}
      rowLink={({ _id }) => `${TEMPLATES}?edit=${_id}`}
      rowActions={() => [{ label: t('delete'), onSelect: setDoomed, tone: 'danger' }]}
      searchLabel={t('search')}
      empty={{ title: t('empty'), text: t('empty_text') }}
      create={<CreateLink to={`${TEMPLATES}?new=1`}>{t('new')}</CreateLink>}
    >
      <TemplateDrawer target={drawer.target} onClose={drawer.close} />
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('delete_title', { title: doomed?.title })}
        verb={t('delete')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed._id)}
        onCancel={() => setDoomed(undefined)}
      >
        {t('delete_text')}
      </ConfirmDialog>
    </ListPage>
  )
}
