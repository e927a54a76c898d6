import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showRefusal } from '../toast'

interface Steps<Asked extends string, Direct extends string> {
  /** Steps that ask for confirmation or input first. */
  asked: readonly Asked[]
  /** The page of the step `edit`. */
  editAt: string
  /** Runs a step that needs no answer. @returns where to go then */
  run: (step: Direct) => Promise<string | undefined>
  /** The queries that show something else now: `['/api/estimates']`. */
  affects: readonly string[]
  /** @param start starts another step, such as the one that takes it back */
  onDone: (step: Direct, start: (step: Direct) => void) => void
  /** The step that a failure asks for instead of a message. */
  askedBy?: (failure: unknown) => Asked | undefined
}

/** Starts the steps of one record: what needs an answer is `open` until `close`, the rest happens at once. */
export function useSteps<Asked extends string, Direct extends string>({
  asked,
  editAt,
  run,
  affects,
  onDone,
  askedBy,
}: Steps<Asked, Direct>) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Asked>()
  const [isBusy, setIsBusy] = useState(false)

  const isAsked = (step: Asked | Direct | 'edit'): step is Asked =>
    asked.some((other) => other === step)

  const refresh = async () => {
    for (const path of affects) await queryClient.invalidateQueries({ queryKey: [path] })
  }

  async function start(step: Asked | Direct | 'edit') {
    if (isAsked(step)) return setOpen(step)
    if (step === 'edit') return navigate(editAt)
    setIsBusy(true)
    try {
      const target = await run(step)
      await refresh()
      onDone(step, (next) => void start(next))
      if (target) navigate(target)
    } catch (failure) {
      await refuse(failure)
    } finally {
      setIsBusy(false)
    }
  }

  async function refuse(failure: unknown) {
    const step = askedBy?.(failure)
    if (!step) return showRefusal(failure)
    // With the newest figures, which may have changed since they were shown.
    await refresh()
    setOpen(step)
  }

  return { start, isBusy, open, close: () => setOpen(undefined) }
}
