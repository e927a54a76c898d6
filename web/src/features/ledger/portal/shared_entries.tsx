import { Button, Group, Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { titleOf } from '../account/entry_columns'
import type { SharedLedger } from '../ledger'
import classes from './shared.module.css'

interface SharedEntriesProps {
  ledger: SharedLedger
  page: number
  onPage: (page: number) => void
}

/** The entries of an account as its client sees them. */
export function SharedEntries({ ledger, page, onPage }: SharedEntriesProps) {
  const { t } = useTranslation('ledger')
  const { entries, currency, closing, count, pageSize } = ledger
  const last = Math.max(1, Math.ceil(count / pageSize))
  return (
    <>
      <div className={classes.scroll}>
        <Table className={classes.table} aria-label={t('portal.account')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('column.date')}</Table.Th>
              <Table.Th>{t('column.document')}</Table.Th>
              <Table.Th className={classes.figure}>{t('column.debit')}</Table.Th>
              <Table.Th className={classes.figure}>{t('column.credit')}</Table.Th>
              <Table.Th className={classes.figure}>{t('column.balance')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {entries.map((entry) => (
              <Table.Tr key={entry._id}>
                <Table.Td className={classes.date}>
                  <DayText value={entry.date} />
                </Table.Td>
                <Table.Td className={classes.title}>
                  {titleOf(t, entry)}
                  {entry.description && <div className={classes.details}>{entry.description}</div>}
                </Table.Td>
                <Table.Td className={classes.figure}>
                  <Money amount={entry.debit} currency={currency} />
                </Table.Td>
                <Table.Td className={classes.figure} data-credit>
                  <Money amount={entry.credit} currency={currency} />
                </Table.Td>
                <Table.Td className={classes.figure} data-balance>
                  <Money amount={entry.balance} currency={currency} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th colSpan={4}>{t('column.closing')}</Table.Th>
              <Table.Th className={classes.figure}>
                <Money amount={closing} currency={currency} />
              </Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </div>
      {last > 1 && (
        <Group justify="space-between" my="sm">
          <Button variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('shared.older')}
          </Button>
          {t('shared.page', { page, last })}
          <Button variant="default" disabled={page === last} onClick={() => onPage(page + 1)}>
            {t('shared.newer')}
          </Button>
        </Group>
      )}
    </>
  )
}
