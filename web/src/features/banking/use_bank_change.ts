import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showDone, showRefusal, showUndo } from '@/components/toast'
import { useInvoicesChanged } from '@/features/invoicing/parts'

interface Change<Answer> {
  change: () => Promise<Answer>
  /** Message after the change. */
  done: (answer: Answer) => string
  undo?: (answer: Answer) => Promise<unknown>
}

/** Makes a change of entries, refreshes what shows them and offers to take it back. */
export function useBankChange() {
  const queryClient = useQueryClient()
  const invoicesChanged = useInvoicesChanged()
  const [isBusy, setIsBusy] = useState(false)

  const refresh = () =>
    Promise.all([
      invoicesChanged(),
      queryClient.invalidateQueries({ queryKey: ['/api/bank-statements'] }),
      queryClient.invalidateQueries({ queryKey: ['/api/expenses'] }),
    ])

  async function run<Answer>({ change, done, undo }: Change<Answer>): Promise<boolean> {
    setIsBusy(true)
    try {
      const answer = await change()
      const message = done(answer)
      if (undo) showUndo({ message, undo: () => void takeBack(() => undo(answer)) })
      else showDone(message)
      return true
    } catch (failure) {
      showRefusal(failure)
      return false
    } finally {
      await refresh()
      setIsBusy(false)
    }
  }

  /** The undo of a toast; a refusal is reported as well. */
  async function takeBack(undo: () => Promise<unknown>) {
    try {
      await undo()
    } catch (failure) {
      showRefusal(failure)
    } finally {
      await refresh()
    }
  }
  return { run, isBusy, refresh, takeBack }
}
