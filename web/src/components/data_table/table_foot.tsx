import { Group, Pagination, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import type { Column } from './column'
import classes from './data_table.module.css'
import type { TableState } from './table_state'

interface TotalsProps<Row> {
  columns: Column<Row>[]
  hasTick: boolean
  hasRowMenu: boolean
}

/** The sums of the filtered set, under their columns. */
export function TableTotals<Row>({ columns, hasTick, hasRowMenu }: TotalsProps<Row>) {
  if (columns.every(({ foot }) => foot === undefined)) return null
  return (
    <tfoot className={classes.foot}>
      <tr>
        {hasTick && <td />}
        {columns.map(({ key, align, isSpare, foot }) => (
          <td key={key} data-align={align} data-spare={isSpare}>
            {foot}
          </td>
        ))}
        {hasRowMenu && <td />}
      </tr>
    </tfoot>
  )
}

/** How many there are, and the way to the other pages. */
export function Pager({ state, total }: { state: TableState; total: number }) {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  const pages = Math.max(1, Math.ceil(total / state.pageSize))
  return (
    <Group justify="space-between" mt="sm" mb="lg">
      <Text c="dimmed" size="sm">
        {t('table.count', { count: total, number: formatNumber(total, language) })}
      </Text>
      {pages > 1 && (
        <Pagination
          size="sm"
          total={pages}
          value={state.page}
          onChange={state.setPage}
          getItemProps={(page) => ({ 'aria-label': t('table.page', { page }) })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? t('table.next') : t('table.previous'),
          })}
        />
      )}
    </Group>
  )
}
