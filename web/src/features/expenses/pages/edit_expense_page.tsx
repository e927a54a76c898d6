import { Button } from '@mantine/core'
import { IconRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { useIsReader } from '@/lib/session/current_user'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { HandedInBy } from '../claims/handed_in_by'
import { valuesOf } from '../expense_values'
import { ExpenseForm } from '../form/expense_form'
import { PaidByBank } from '../form/paid_by_bank'
import { ExpenseFacts } from '../list/expense_facts'
import { BilledBy } from '../rebilling/billed_by'
import { RecordedBy } from '../recurring/recorded_by'
import { repeatPath } from '../recurring/recurring_expense'

/** `/expenses/{id}` */
export function Component() {
  const { t } = useTranslation('expenses')
  const { id = '' } = useParams()
  const settings = useSettings()
  const isReader = useIsReader()
  // The form keeps what it began with, so it begins with the newest and not with what is kept.
  const expense = useQuery({
    ...recordQuery('/api/expenses/:id', { params: { id } }),
    staleTime: 0,
  })
  const failed = [settings, expense].find(({ isError, data }) => isError && !data)
  const isReady = expense.isFetchedAfterMount && !settings.isPending
  return (
    <Page
      title={expense.data ? t('form.edit', { number: expense.data.number }) : t('form.expense')}
      back={{ to: '/expenses', label: t('list.title') }}
      action={
        expense.data &&
        !isReader &&
        !expense.data.recurring && (
          <Button
            component={Link}
            to={repeatPath(id)}
            variant="default"
            leftSection={<IconRepeat size={16} aria-hidden />}
          >
            {t('row.repeat')}
          </Button>
        )
      }
    >
      {failed && <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!isReady && !failed && <Loading variant="skeleton" extent="cardList" count={3} />}
      {isReady && expense.data && isReader && <ExpenseFacts expense={expense.data} />}
      {isReady && expense.data && !isReader && (
        <>
          <BilledBy invoice={expense.data.billedBy} />
          <RecordedBy recurring={expense.data.recurring} />
          <HandedInBy claimant={expense.data.claimant} />
          <PaidByBank entry={expense.data.bankEntry} />
          <ExpenseForm
            key={id}
            initial={valuesOf(expense.data)}
            ownCurrency={settings.data?.preferences.currency ?? DEFAULT_CURRENCY}
            number={expense.data.number}
          />
        </>
      )}
    </Page>
  )
}
