import type { ReactNode } from 'react'
import type { DataTableProps } from '@/components/data_table/data_table'
import { ListPage } from '@/components/data_table/list_page'
import { isUnused } from '@/components/data_table/table_state'
import { OfferFigures } from './offer_figures'

interface OfferListWords {
  title: string
  /** Of the filter by status, and of its first choice. */
  status: string
  all: string
  search: string
  empty: string
  emptyText: string
}

interface OfferListProps<Row, Status extends string>
  extends Pick<DataTableProps<Row>, 'columns' | 'state' | 'list'> {
  /** Name of the table, and of the pages below `/view`. */
  kind: 'estimates' | 'proposals'
  words: OfferListWords
  wordOf: (status: Status) => string
  statuses: readonly { status: Status }[]
  /** Undefined until they are known. */
  counts:
    | (NonNullable<Parameters<typeof OfferFigures>[0]['counts']> & {
        statuses: Record<Status | 'all', number>
      })
    | undefined
  /** The button for a new one. */
  create: ReactNode
  children?: ReactNode
}

/** The page with all offers of one kind, their figures and a filter by status. */
export function OfferList<Row extends { _id: string }, Status extends string>({
  kind,
  words,
  wordOf,
  statuses,
  counts,
  create,
  columns,
  state,
  list,
  children,
}: OfferListProps<Row, Status>) {
  const options = [
    { value: '', label: words.all, ...(counts && { count: counts.statuses.all }) },
    ...statuses.map(({ status }) => ({
      value: status,
      label: wordOf(status),
      ...(counts && { count: counts.statuses[status] }),
    })),
  ]
  return (
    <ListPage
      title={words.title}
      context={!isUnused(list, state) && <OfferFigures counts={counts} />}
      name={kind}
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowLink={({ _id }) => `/view/${kind}/${_id}`}
      searchLabel={words.search}
      chips={{ filter: 'status', label: words.status, options }}
      empty={{ title: words.empty, text: words.emptyText }}
      create={create}
    >
      {children}
    </ListPage>
  )
}
