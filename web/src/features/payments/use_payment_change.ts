import { useState } from 'react'
import { showDone, showRefusal } from '@/components/toast'
import { useInvoicesChanged } from '@/features/invoicing/parts'

/** Runs a change of money, refreshes what shows it, and says how it went. */
export function usePaymentChange() {
  const invoicesChanged = useInvoicesChanged()
  const [isBusy, setIsBusy] = useState(false)

  async function run(change: () => Promise<unknown>, done: string) {
    setIsBusy(true)
    try {
      await change()
      await invoicesChanged()
      showDone(done)
      return true
    } catch (failure) {
      showRefusal(failure)
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { run, isBusy }
}
