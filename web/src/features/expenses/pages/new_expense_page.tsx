import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { recordQuery } from '@/lib/server/queries'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { newExpense } from '../expense_values'
import { withBankEntry } from '../form/bank_entry_values'
import { ExpenseForm } from '../form/expense_form'

/**
 * `/expenses/new`; begins with the files that were dropped on the screen before. With `?entry=` it records what an
 * entry of a bank statement has paid.
 */
export function Component() {
  const { t } = useTranslation('expenses')
  // Without them the form would begin with the wrong currency and rate.
  const settings = useSettings()
  const preferences = settings.data?.preferences
  const entryId = useSearchParams()[0].get('entry') ?? ''
  const entry = useQuery({
    ...recordQuery('/api/bank-entries/:id', { params: { id: entryId } }),
    enabled: entryId !== '',
  })
  // Another address for each receipt: the form begins again.
  const { key } = useLocation()
  const isPending = settings.isPending || (entryId !== '' && entry.isPending)
  return (
    <Page title={t('form.new')} back={{ to: '/expenses', label: t('list.title') }}>
      {settings.isError && !settings.data ? (
        <ErrorAlert failure={settings.error} onRetry={() => void settings.refetch()} />
      ) : entry.isError ? (
        <ErrorAlert failure={entry.error} onRetry={() => void entry.refetch()} />
      ) : isPending ? (
        <Loading variant="skeleton" extent="cardList" count={3} />
      ) : (
        <ExpenseForm
          key={key}
          initial={
            entry.data
              ? withBankEntry(newExpense(preferences), entry.data)
              : newExpense(preferences)
          }
          entryId={entryId}
          ownCurrency={preferences?.currency ?? DEFAULT_CURRENCY}
        />
      )}
    </Page>
  )
}
