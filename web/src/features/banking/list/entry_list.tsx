import { Button, Checkbox } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSelection } from '@/components/data_table/rows/selection'
import { Pager } from '@/components/data_table/table_foot'
import { type TableState, useTableState } from '@/components/data_table/table_state'
import { FileDrop } from '@/components/files/file_drop'
import { FilterChips } from '@/components/filters/filter_chips'
import { SearchField } from '@/components/filters/search_field'
import { Loading } from '@/components/loading/loading'
import { EmptyState } from '@/components/page/empty_state'
import { ErrorAlert } from '@/components/page/error_alert'
import { PaperDrawing, SearchDrawing } from '@/components/pictures/drawings'
import { listQuery } from '@/lib/server/queries'
import { FIRST_STATE, STATES, sureMatches } from '../entry'
import { ACCEPTED } from '../upload/use_upload'
import classes from './bank.module.css'
import { EntryRow } from './entry_row'
import { IgnoreBar } from './ignore_bar'
import { SureBar } from './sure_bar'

const ALL = 'all'

/** The entries that the address asks for: those to be decided on when it says nothing. */
export function EntryList({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('banking')
  const state = useTableState<'/api/bank-entries'>({ filters: ['state', 'direction'] })
  const asked = state.filters.state
  const shown = asked === ALL ? ALL : (STATES.find((one) => one === asked) ?? FIRST_STATE)
  const { state: _, ...query } = state.query
  const list = useQuery({
    ...listQuery('/api/bank-entries', {
      ...query,
      order: 'desc',
      ...(shown !== ALL && { state: shown }),
    }),
    placeholderData: keepPreviousData,
  })
  const rows = list.data?.rows ?? []
  // The others are decided already.
  const open = rows.filter((entry) => entry.state === 'open')
  const ticks = useSelection(open.map(({ _id }) => _id))
  const counts = list.data?.totals.states ?? {}
  const all = STATES.reduce((sum, one) => sum + (counts[one] ?? 0), 0)
  const isUnused = list.isSuccess && all === 0 && !state.search && !state.filters.direction
  if (list.isError) return <ErrorAlert failure={list.error} onRetry={() => void list.refetch()} />
  if (isUnused)
    return (
      <EmptyState
        drawing={<PaperDrawing />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <FileDrop
            accept={ACCEPTED}
            label={t('upload.choose')}
            hint={t('upload.drop')}
            onFile={onFile}
          />
        }
      />
    )
  return (
    <>
      <Filters state={state} shown={shown} counts={{ ...counts, [ALL]: all }} />
      <SureBar matches={sureMatches(rows)} />
      {list.isPending && <Loading variant="skeleton" extent="tableRow" count={6} />}
      {list.isSuccess && rows.length === 0 && <Nothing state={state} shown={shown} />}
      {open.length > 1 && (
        <Checkbox
          className={classes.all ?? ''}
          label={t('select.open', { count: open.length })}
          checked={ticks.areAll}
          indeterminate={ticks.areSome}
          onChange={ticks.toggleAll}
        />
      )}
      {rows.length > 0 && (
        <ul className={classes.list} aria-label={t('page.title')}>
          {rows.map((entry) => (
            <EntryRow key={entry._id} entry={entry} selection={ticks} />
          ))}
        </ul>
      )}
      <IgnoreBar entries={open.filter(({ _id }) => ticks.has(_id))} onClear={ticks.clear} />
      {rows.length > 0 && <Pager state={state} total={list.data?.total ?? rows.length} />}
    </>
  )
}

interface FiltersProps {
  state: TableState
  shown: string
  counts: Record<string, number>
}

function Filters({ state, shown, counts }: FiltersProps) {
  const { t } = useTranslation('banking')
  return (
    <div className={classes.filters}>
      <FilterChips
        label={t('filter.state')}
        value={shown}
        options={[...STATES, ALL].map((value) => ({
          value,
          label: t(`filter.${value}`),
          count: counts[value] ?? 0,
        }))}
        onChange={(value) => state.setFilter('state', value === FIRST_STATE ? '' : value)}
      />
      <FilterChips
        label={t('filter.direction')}
        value={state.filters.direction ?? ''}
        options={['in', 'out'].map((value) => ({ value, label: t(`filter.${value}`) }))}
        onChange={(value) =>
          state.setFilter('direction', value === state.filters.direction ? '' : value)
        }
      />
      <div className={classes.search}>
        <SearchField label={t('filter.search')} value={state.search} onSearch={state.setSearch} />
      </div>
    </div>
  )
}

/** Nothing fits the filters, or everything is decided. */
function Nothing({ state, shown }: Pick<FiltersProps, 'state' | 'shown'>) {
  const { t } = useTranslation('banking')
  const { t: common } = useTranslation('common')
  const isDone = shown === FIRST_STATE && !state.search && !state.filters.direction
  if (isDone) return <EmptyState title={t('empty.all_done')} text={t('empty.all_done_text')} />
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={common('table.no_match')}
      action={
        <Button variant="default" onClick={state.clearFilters}>
          {common('table.clear_filters')}
        </Button>
      }
    />
  )
}
