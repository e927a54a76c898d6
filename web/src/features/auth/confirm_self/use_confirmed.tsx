import { type ReactNode, useState } from 'react'
import { HttpFailure } from '@/lib/server/http_failure'
import { ConfirmSelf } from './confirm_self'

interface Asking {
  answer: (isConfirmed: boolean) => void
}

/**
 * Runs an action that the server accepts only in a confirmed session: where it is not, a dialog asks for a passkey or the
 * password, and the request is repeated. `confirmed` answers undefined when the person gives up; `dialog` is rendered by the caller.
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
