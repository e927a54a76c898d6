import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showDone, showFailure } from '@/components/toast'
import { type Method, request } from '@/lib/api'
import { failureText } from '@/lib/http_failure'
import { useInvoicesChanged } from '../changed_invoices'

/**
 * Changes an invoice on the server, refreshes what shows it, and says in a toast how it went.
 * The call answers undefined when it failed.
 */
export function useInvoiceCall() {
  const { t: common } = useTranslation('common')
  const invoicesChanged = useInvoicesChanged()
  const [isBusy, setIsBusy] = useState(false)

  async function call<T>(method: Method, path: string, done: (answer: T) => string) {
    setIsBusy(true)
    try {
      const answer = await request<T>(method, path)
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
