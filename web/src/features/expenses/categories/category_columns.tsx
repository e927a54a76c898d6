import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { StatusBadge } from '@/components/values/status_badge'
import type { OwnCategory } from './category'

export function useCategoryColumns(): Column<OwnCategory>[] {
  const { t } = useTranslation('expenses')
  return [
    { key: 'name', label: t('own.name'), cell: ({ name }) => name, isFluid: true },
    {
      key: 'profitLine',
      label: t('own.line'),
      cell: ({ profitLine }) => t(`own.lines.${profitLine}`),
      isWideOnly: true,
    },
    { key: 'skr03', label: 'SKR03', cell: ({ skr03 }) => skr03, isWideOnly: true },
    { key: 'skr04', label: 'SKR04', cell: ({ skr04 }) => skr04, isWideOnly: true },
    {
      key: 'state',
      label: t('own.state'),
      cell: ({ isArchived }) => (
        <StatusBadge
          kind={isArchived ? 'draft' : 'paid'}
          label={t(isArchived ? 'own.archived' : 'own.offered')}
        />
      ),
      csv: ({ isArchived }) => t(isArchived ? 'own.archived' : 'own.offered'),
    },
  ]
}
