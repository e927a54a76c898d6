import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { PeriodFilter } from '@/components/filters/period_filter'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { useChange } from '@/components/use_change'
import { csvOf, saveFile } from '@/lib/csv'
import { listQuery } from '@/lib/server/queries'
import { useIsReader } from '@/lib/session/current_user'
import { formatInstant, today } from '@/lib/time/days'
import type { AuditEntry } from '../audit_entry'
import { useAuditColumns } from '../components/audit_columns'
import { AuditFilters } from '../components/audit_filters'
import { ChainState } from '../components/chain_state'
import { detailsText, useEntryWords } from '../entry_words'
import { linesOfAll } from '../save_audit'

/** `/audit-log`: who changed what, for owners; each entry is chained to the one before. */
export function Component() {
  const { t } = useTranslation('audit')
  const wordsOf = useEntryWords()
  const state = useTableState<'/api/audit-log'>({
    filters: ['userId', 'type', 'from', 'to'],
    sort: 'sequence',
    order: 'desc',
  })
  const isReader = useIsReader()
  const list = useQuery({ ...listQuery('/api/audit-log', state.query), staleTime: 0 })

  const lineOf = (entry: AuditEntry) => [
    Number(entry._id),
    formatInstant(entry.at),
    entry.by?.name ?? t('page.nobody'),
    wordsOf(entry),
    t(`kind.${entry.record.type}`, { defaultValue: entry.record.type }),
    entry.record.label ?? '',
    detailsText(entry),
  ]
  const save = useChange({
    change: async () => {
      const { page: _, pageSize: __, ...query } = state.query
      const fields = ['sequence', 'at', 'by', 'what', 'type', 'record', 'details'] as const
      const lines = await linesOfAll(query, lineOf)
      saveFile(
        csvOf([fields.map((name) => t(`field.${name}`)), ...lines]),
        `audit-log-${today()}.csv`
      )
    },
    affects: [],
  })
  return (
    <Page
      title={t('page.title')}
      context={!isReader && <ChainState />}
      action={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate(undefined)}
        >
          {t('page.csv')}
        </Button>
      }
    >
      <DataTable
        name="audit-log"
        label={t('page.title')}
        columns={useAuditColumns()}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        filters={isReader ? <PeriodFilter state={state} /> : <AuditFilters state={state} />}
        empty={<EmptyState title={t('page.none')} />}
      />
    </Page>
  )
}
