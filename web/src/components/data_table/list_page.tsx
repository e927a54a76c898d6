import type { ReactNode } from 'react'
import { FilterChips } from '../filters/filter_chips'
import { EmptyState } from '../page/empty_state'
import { Page, type PageProps } from '../page/page'
import { PaperDrawing } from '../pictures/drawings'
import { DataTable, type DataTableProps } from './data_table'
import { isUnused } from './table_state'

type ListPageProps<Row> = Pick<PageProps, 'title' | 'context' | 'back'> &
  DistributiveOmit<DataTableProps<Row>, 'label' | 'filters' | 'empty'> & {
    chips?: ChipsProps
    /** Right of the chips. */
    filters?: ReactNode
    /** Instead of a list without any record; the drawing is paper unless another is given. */
    empty: { drawing?: ReactNode; title: string; text: string }
    /** The button for a new one; nothing for people who only read. */
    create?: ReactNode
    /** Between the title and the list. */
    above?: ReactNode
    /** Drawers and dialogs. */
    children?: ReactNode
  }

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never

interface ChipsProps {
  /** The filter of the list that they set. */
  filter: string
  label: string
  options: { value: string; label: string; count?: number }[]
}

/** The page with one list, its chips and the button for a new record, with drawers and dialogs over it. */
export function ListPage<Row>({
  title,
  context,
  back,
  chips,
  filters,
  empty,
  create,
  above,
  children,
  ...table
}: ListPageProps<Row>) {
  const { state, list } = table
  const isNew = isUnused(list, state)
  return (
    <Page
      title={title}
      context={context}
      {...(back && { back })}
      skeleton="rows"
      action={!isNew && create}
    >
      {above}
      <DataTable
        {...table}
        label={title}
        filters={
          <>
            {chips && (
              <FilterChips
                label={chips.label}
                options={chips.options}
                value={state.filters[chips.filter] ?? ''}
                onChange={(value) => state.setFilter(chips.filter, value)}
              />
            )}
            {filters}
          </>
        }
        empty={<EmptyState drawing={<PaperDrawing />} {...empty} action={create} />}
      />
      {children}
    </Page>
  )
}
