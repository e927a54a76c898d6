import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { listQuery } from '@/lib/server/queries'
import { formatInstant } from '@/lib/time/days'
import { COMPANY_STATUSES, type CompanyRow, STATUS_KINDS, STEPS } from '../company'
import { useCompanySteps } from '../use_company_steps'

export function Companies() {
  const { t } = useTranslation('admin')
  const state = useTableState<'/api/admin/companies'>({
    filters: ['status'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery(listQuery('/api/admin/companies', state.query))
  const { start, dialogs } = useCompanySteps()
  const options = COMPANY_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))
  return (
    <>
      <DataTable
        name="companies"
        label={t('companies.title')}
        columns={useColumns()}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rowLink={({ _id }) => `/admin/company/${_id}`}
        rowActions={({ status }) =>
          STEPS[status].map((step) => ({
            label: t(`step.${step}`),
            tone: step === 'suspend' || step === 'reject' ? 'danger' : 'normal',
            onSelect: (company) => start(step, company),
          }))
        }
        searchLabel={t('companies.search')}
        filters={
          <FilterChips
            label={t('field.status')}
            options={[{ value: '', label: t('all') }, ...options]}
            value={state.filters.status ?? ''}
            onChange={(value) => state.setFilter('status', value)}
          />
        }
        empty={<EmptyState title={t('companies.none')} text={t('companies.none_text')} />}
      />
      {dialogs}
    </>
  )
}

function useColumns(): Column<CompanyRow>[] {
  const { t } = useTranslation('admin')
  return [
    { key: 'name', label: t('field.company'), sortKey: 'name', cell: ({ name }) => name },
    {
      key: 'status',
      label: t('field.status'),
      sortKey: 'status',
      csv: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => (
        <StatusBadge kind={STATUS_KINDS[status]} label={t(`status.${status}`)} />
      ),
    },
    { key: 'email', label: t('field.email'), cell: ({ email }) => email },
    { key: 'plan', label: t('field.plan'), cell: ({ plan }) => plan },
    {
      key: 'createdAt',
      label: t('field.requested'),
      sortKey: 'createdAt',
      csv: ({ createdAt }) => formatInstant(createdAt),
      cell: ({ createdAt }) => <DayText value={createdAt} />,
    },
    {
      key: 'lastSignInAt',
      label: t('field.last_sign_in'),
      csv: ({ lastSignInAt }) => formatInstant(lastSignInAt),
      cell: ({ lastSignInAt }) => <DayText value={lastSignInAt} />,
    },
    {
      key: 'userCount',
      label: t('field.users'),
      align: 'right',
      cell: ({ userCount }) => userCount,
    },
  ]
}
