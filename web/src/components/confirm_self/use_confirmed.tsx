import { type ReactNode, useState } from 'react'
import { HttpFailure } from '@/lib/http_failure'
import { ConfirmSelf } from './confirm_self'

interface Asking {
  answer: (isConfirmed: boolean) => void
}

/**
 * Runs what the server does only after the password was entered again: it then asks for it in a dialog and repeats the
 * request. `confirmed` answers undefined when the person gives up; `dialog` is rendered by the caller.
 */
export function useConfirmed(): {
  confirmed: <Saved>(action: () => Promise<Saved>) => Promise<Saved | undefined>
  dialog: ReactNode
} {
  const [asking, setAsking] = useState<Asking>()

  async function confirmed<Saved>(action: () => Promise<Saved>) {
    try {
      return await action()
    } catch (failure) {
      if (!isConfirmationMissing(failure)) throw failure
      const isConfirmed = await new Promise<boolean>((answer) => setAsking({ answer }))
      setAsking(undefined)
      return isConfirmed ? action() : undefined
    }
  }

  const dialog = asking && (
    <ConfirmSelf onDone={() => asking.answer(true)} onCancel={() => asking.answer(false)} />
  )
  return { confirmed, dialog }
}

const isConfirmationMissing = (failure: unknown) =>
  failure instanceof HttpFailure && failure.code === 'confirmation_required'
