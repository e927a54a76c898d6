import { Button, Drawer, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DayText } from '@/components/day_text'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { useBeside } from '@/components/use_beside'
import { api } from '@/lib/api'
import { listQuery } from '@/lib/queries'
import type { Statement } from '../entry'
import classes from '../list/bank.module.css'
import { useBankChange } from '../use_bank_change'

const SHOWN = 100

/** What was brought in, and the way to take a statement out again. */
export function StatementsDrawer() {
  const { t } = useTranslation('banking')
  const { t: common } = useTranslation('common')
  const target = useBeside('statements')
  const isOpen = target.id !== null
  const list = useQuery({
    ...listQuery('/api/bank-statements', { pageSize: SHOWN }),
    enabled: isOpen,
  })
  return (
    <Drawer
      opened={isOpen}
      onClose={target.close}
      title={t('statements.title')}
      position="right"
      size={560}
      closeButtonProps={{ 'aria-label': common('action.close') }}
    >
      {list.isError && <ErrorAlert failure={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading variant="skeleton" extent="cardList" count={2} />}
      {list.data?.rows.length === 0 && <Text c="dimmed">{t('statements.none')}</Text>}
      <ul className={classes.statements}>
        {list.data?.rows.map((statement) => (
          <StatementRow key={statement._id} statement={statement} />
        ))}
      </ul>
    </Drawer>
  )
}

function StatementRow({ statement }: { statement: Statement }) {
  const { t } = useTranslation('banking')
  const { run, isBusy } = useBankChange()
  const { _id, fileName, account, from, to, entryCount } = statement
  const remove = () =>
    run({
      change: () => api('DELETE', '/api/bank-statements/:id', { params: { id: _id } }),
      done: () => t('statements.removed'),
    })
  return (
    <li className={classes.statement}>
      <div>
        <Text size="sm" fw={500}>
          {account || fileName}
        </Text>
        <Text size="xs" c="dimmed">
          <DayText value={from} /> – <DayText value={to} /> ·{' '}
          {t('statements.entries', { count: entryCount })}
        </Text>
      </div>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        loading={isBusy}
        onClick={() => void remove()}
        aria-label={t('statements.remove_named', { name: account || fileName })}
      >
        {t('statements.remove')}
      </Button>
    </li>
  )
}
