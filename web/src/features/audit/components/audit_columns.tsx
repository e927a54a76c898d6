import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { formatInstant } from '@/lib/time/days'
import { type AuditEntry, pageOf } from '../audit_entry'
import { detailsText, useEntryWords } from '../entry_words'

export function useAuditColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation('audit')
  const wordsOf = useEntryWords()
  return [
    {
      key: 'what',
      label: t('field.what'),
      isFluid: true,
      cell: (entry) => wordsOf(entry),
    },
    {
      key: 'record',
      label: t('field.record'),
      cell: (entry) => <RecordLink entry={entry} />,
      csv: ({ record }) => record.label,
    },
    {
      key: 'by',
      label: t('field.by'),
      cell: ({ by }) => by?.name ?? t('page.nobody'),
    },
    {
      key: 'at',
      label: t('field.at'),
      sortKey: 'sequence',
      cell: ({ at }) => <DayText value={at} precision="minute" />,
      csv: ({ at }) => formatInstant(at),
    },
    {
      key: 'sequence',
      label: t('field.sequence'),
      align: 'right',
      isOptional: true,
      cell: ({ _id }) => _id,
    },
    {
      key: 'details',
      label: t('field.details'),
      isOptional: true,
      cell: (entry) => detailsText(entry),
    },
  ]
}

function RecordLink({ entry }: { entry: AuditEntry }) {
  const page = pageOf(entry)
  const { label } = entry.record
  if (!page) return label
  return (
    <Anchor component={Link} to={page} inherit>
      {label}
    </Anchor>
  )
}
