import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showDone, showFailure } from '@/components/toast'
import { failureText } from '@/lib/server/http_failure'
import { useInvoicesChanged } from '../changed_invoices'

/**
 * Runs a change of an invoice, refreshes what shows it, and says in a toast how it went.
 * The call answers undefined when it failed.
 */
export function useInvoiceCall() {
  const { t: common } = useTranslation('common')
  const invoicesChanged = useInvoicesChanged()
  const [isBusy, setIsBusy] = useState(false)

  async function call<T>(change: () => Promise<T>, done: (answer: T) => string) {
    setIsBusy(true)
    try {
      const answer = await change()
      await invoicesChanged()
      showDone(done(answer))
      return answer
    } catch (failure) {
      showFailure(failureText(failure, common('failure.unknown')))
      return undefined
    } finally {
      setIsBusy(false)
    }
  }
  return { call, isBusy }
}
