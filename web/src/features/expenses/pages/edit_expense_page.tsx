import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { recordQuery } from '@/lib/queries'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { valuesOf } from '../expense_values'
import { ExpenseForm } from '../form/expense_form'
import { PaidByBank } from '../form/paid_by_bank'
import { BilledBy } from '../rebilling/billed_by'

/** `/expenses/{id}` */
export function Component() {
  const { t } = useTranslation('expenses')
  const { id = '' } = useParams()
  const settings = useSettings()
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
    >
      {failed && <ErrorAlert failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!isReady && !failed && <Loading variant="skeleton" extent="cardList" count={3} />}
      {isReady && expense.data && (
        <>
          <BilledBy invoice={expense.data.billedBy} />
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
