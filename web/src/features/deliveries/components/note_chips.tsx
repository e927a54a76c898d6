import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { recordQuery } from '@/lib/server/queries'
import { STATUSES } from '../note'
import classes from './chips.module.css'

/** The chip that is no status: what is delivered and in no invoice. */
const NOT_INVOICED = 'notInvoiced'

/** A chip for each status with its count, and for the desk one for what waits for an invoice. */
export function NoteChips({ state, isDesk }: { state: TableState; isDesk: boolean }) {
  const { t } = useTranslation('deliveries')
  const { data: counts } = useQuery(recordQuery('/api/delivery-notes/counts'))
  const { status = '', notInvoiced = '' } = state.filters
  const options = [
    { value: '', label: t('list.all'), ...(counts && { count: counts.statuses.all }) },
    ...(isDesk
      ? [
          {
            value: NOT_INVOICED,
            label: t('list.not_invoiced'),
            ...(counts && { count: counts.notInvoiced }),
          },
        ]
      : []),
    ...STATUSES.map((each) => ({
      value: each.status,
      label: t(`status.${each.status}`),
      ...(counts && { count: counts.statuses[each.status] }),
    })),
  ]
  return (
    <div className={classes.chips}>
      <FilterChips
        label={t('list.status')}
        options={options}
        value={notInvoiced ? NOT_INVOICED : status}
        onChange={(value) =>
          state.setFilters(
            value === NOT_INVOICED
              ? { status: '', notInvoiced: '1' }
              : { status: value, notInvoiced: '' }
          )
        }
      />
    </div>
  )
}
