import { useTranslation } from 'react-i18next'
import { ErrorAlert } from '@/components/error_alert'
import { Loading } from '@/components/loading'
import { Page } from '@/components/page'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { newExpense } from '../expense_values'
import { ExpenseForm } from '../form/expense_form'

/** `/expenses/new`; begins with the files that were dropped on the screen before. */
export function Component() {
  const { t } = useTranslation('expenses')
  // Without them the form would begin with the wrong currency and rate.
  const settings = useSettings()
  const preferences = settings.data?.preferences
  return (
    <Page title={t('form.new')} back={{ to: '/expenses', label: t('list.title') }}>
      {settings.isError && !settings.data ? (
        <ErrorAlert failure={settings.error} onRetry={() => void settings.refetch()} />
      ) : settings.isPending ? (
        <Loading variant="skeleton" extent="cardList" count={3} />
      ) : (
        <ExpenseForm
          initial={newExpense(preferences)}
          ownCurrency={preferences?.currency ?? DEFAULT_CURRENCY}
        />
      )}
    </Page>
  )
}
