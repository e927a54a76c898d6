import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordDrawer } from '@/components/dialogs/record_drawer'
import { useBeside } from '@/components/dialogs/use_beside'
import { DayText } from '@/components/values/day_text'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import type { Statement } from '../entry'
import classes from '../list/bank.module.css'
import { useBankChange } from '../use_bank_change'

const SHOWN = 100

/** Imported statements, which can be removed again. */
export function StatementsDrawer() {
  const { t } = useTranslation('banking')
  const target = useBeside('statements')
  const list = useQuery({
    ...listQuery('/api/bank-statements', { pageSize: SHOWN }),
    enabled: target.id !== null,
  })
  return (
    <RecordDrawer
      isOpen={target.id !== null}
      onClose={target.close}
      title={t('statements.title')}
      query={list}
    >
      {({ rows }) => (
        <>
          {rows.length === 0 && <Text c="dimmed">{t('statements.none')}</Text>}
          <ul className={classes.statements}>
            {rows.map((statement) => (
              <StatementRow key={statement._id} statement={statement} />
            ))}
          </ul>
        </>
      )}
    </RecordDrawer>
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
