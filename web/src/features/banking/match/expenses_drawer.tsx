import { Button, CloseButton, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '#api/routes'
import { RemoteSelect } from '@/components/form/choices/remote_select'
import { FormActions } from '@/components/form/form'
import { Money } from '@/components/values/money'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { listQuery } from '@/lib/server/queries'
import type { Entry } from '../entry'
import { useEntryActions } from '../use_entry_actions'
import { EntryDrawer } from './entry_drawer'

type ExpenseRow = Pick<
  RowOf<'/api/expenses'>,
  '_id' | 'number' | 'vendor' | 'gross' | 'currency' | 'skonto'
>

/** The entry of `?pay=`: which expenses it has paid, chosen by hand. */
export function ExpensesDrawer() {
  const { t } = useTranslation('banking')
  return (
    <EntryDrawer parameter="pay" title={t('pay.title')}>
      {(entry, close) => <Chosen key={entry._id} entry={entry} onDone={close} />}
    </EntryDrawer>
  )
}

function Chosen({ entry, onDone }: { entry: Entry; onDone: () => void }) {
  const { t } = useTranslation('banking')
  const { language } = useLanguage()
  const { currency, name, purpose } = entry
  const [chosen, setChosen] = useState<ExpenseRow[]>([])
  const { pay, isBusy } = useEntryActions(entry)
  const rest = restOf(chosen, -entry.amount)
  const isExact = chosen.length > 0 && rest === 0
  const add = (row: ExpenseRow) =>
    setChosen((rows) => [...rows.filter(({ _id }) => _id !== row._id), row])
  const remove = (id: string) => setChosen((rows) => rows.filter(({ _id }) => _id !== id))

  async function confirm() {
    if (await pay(chosen)) onDone()
  }
  return (
    <Stack gap="sm">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        <Money amount={entry.amount} currency={currency} /> · {name}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {purpose}
      </Text>
      <RemoteSelect
        label={t('pay.expense')}
        search={(query) => listQuery('/api/expenses', { ...query, sort: 'date', order: 'desc' })}
        chosen=""
        titleOf={(row) => `${row.number} · ${row.vendor}`}
        noteOf={(row) => formatMoney(row.gross, row.currency, language)}
        onSelect={add}
      />
      {chosen.map((row) => (
        <Group key={row._id} justify="space-between" wrap="nowrap">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {row.number} · {row.vendor}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Money amount={row.gross} currency={row.currency} />
            <CloseButton
              aria-label={t('pay.remove', { number: row.number })}
              onClick={() => remove(row._id)}
            />
          </Group>
        </Group>
      ))}
      {chosen.length > 0 && !isExact && (
        <Text size="sm" c="dimmed" role="status">
          {t('pay.rest', { rest: formatMoney(rest, currency, language) })}
        </Text>
      )}
      <FormActions>
        <Button loading={isBusy} disabled={!isExact} onClick={() => void confirm()}>
          {t('action.match')}
        </Button>
      </FormActions>
    </Stack>
  )
}

/** As many as are tried with and without Skonto. */
const MOST_TRIED = 12

/** The rest of an amount after some expenses; 0 also where some of them are paid less their Skonto. */
function restOf(rows: readonly ExpenseRow[], amount: number): number {
  const rest = rows.reduce((left, { gross }) => left - gross, amount)
  const discounts = rows.slice(0, MOST_TRIED).map(({ skonto }) => skonto?.amount ?? 0)
  const sums = discounts.reduce(
    (some, one) => some.concat(one === 0 ? [] : some.map((sum) => sum + one)),
    [0]
  )
  return sums.some((sum) => Math.abs(rest + sum) < 0.000_001) ? 0 : rest
}
