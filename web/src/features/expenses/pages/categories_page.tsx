import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '@/components/data_table/column'
import { ListPage } from '@/components/data_table/list_page'
import { useTableState } from '@/components/data_table/table_state'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { FormDrawer } from '@/components/dialogs/form_drawer'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { CreateLink } from '@/components/page/create_link'
import { listQuery } from '@/lib/server/queries'
import { CATEGORIES, isOwn, type OwnCategory } from '../categories/category'
import { useCategoryColumns } from '../categories/category_columns'
import { CategoryForm } from '../categories/category_form'
import { useCategoryChanges } from '../categories/use_category_changes'
import { ReceiptDrawing } from '../list/receipt_drawing'

/** All of them are on one page. */
const PAGE_SIZE = 500

/** `/expense-categories`: categories that the company has added; `?new=1` and `?edit=<id>` open the form. */
export function Component() {
  const { t } = useTranslation('expenses')
  const state = useTableState<'/api/expense-categories'>({ pageSize: PAGE_SIZE })
  const list = useQuery({
    ...listQuery('/api/expense-categories'),
    select: ({ rows, ...more }) => {
      const own = rows.filter(isOwn)
      return { ...more, rows: own, total: own.length }
    },
  })
  const columns = useCategoryColumns()
  const drawer = useDrawerTarget()
  const [doomed, setDoomed] = useState<OwnCategory>()
  const { archive, restore, remove } = useCategoryChanges(() => setDoomed(undefined))
  const rowActions = ({ isArchived }: OwnCategory): RowAction<OwnCategory>[] => [
    { label: t('row.edit'), onSelect: ({ category }) => drawer.open(category) },
    isArchived
      ? { label: t('own.restore'), onSelect: (row) => restore.mutate(row) }
      : { label: t('own.archive'), onSelect: (row) => archive.mutate(row) },
    { label: t('row.delete'), onSelect: setDoomed, tone: 'danger' },
  ]
  const chosen = list.data?.rows.find(({ category }) => category === drawer.target)
  const isOpen = drawer.target === 'new' || chosen !== undefined
  return (
    <ListPage
      title={t('own.title')}
      back={{ to: '/settings', label: t('own.settings') }}
      name="expense-categories"
      columns={columns}
      state={state}
      list={list}
      rowId={({ category }: OwnCategory) => category}
      rowName={({ name }) => name}
      rowLink={({ category }) => `${CATEGORIES}?edit=${category}`}
      rowActions={rowActions}
      empty={{ drawing: <ReceiptDrawing />, title: t('own.empty'), text: t('own.empty_text') }}
      create={<CreateLink to={`${CATEGORIES}?new=1`}>{t('own.new')}</CreateLink>}
    >
      <FormDrawer isOpen={isOpen} title={t(chosen ? 'own.edit' : 'own.new')} onClose={drawer.close}>
        {isOpen && <CategoryForm key={drawer.target} category={chosen} onClose={drawer.close} />}
      </FormDrawer>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('own.delete_title', { name: doomed?.name ?? '' })}
        verb={t('row.delete')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
        onCancel={() => setDoomed(undefined)}
      >
        {t('own.delete_text')}
      </ConfirmDialog>
    </ListPage>
  )
}
