import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '../dialogs/dialog'
import { showDone } from '../toast'

interface StepDialogProps {
  title: string
  /** The words when the step has happened. */
  doneText: string
  /** The queries that show something else then. */
  affects: readonly string[]
  /** The page to show when the record is gone then. */
  leaveTo?: string
  isFullScreen?: boolean
  onClose: () => void
  /** The form of the step; the dialog closes and screens follow when it has happened. */
  children: (onDone: () => void) => ReactNode
}

/** Asks for the input of a step. */
export function StepDialog(props: StepDialogProps) {
  const { title, doneText, affects, leaveTo, isFullScreen = false, onClose, children } = props
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const done = () => {
    onClose()
    // Before the record is gone, or its page would ask for it again.
    if (leaveTo) navigate(leaveTo)
    showDone(doneText)
    for (const path of affects) void queryClient.invalidateQueries({ queryKey: [path] })
  }
  return (
    <Dialog size="lg" fullScreen={isFullScreen} onClose={onClose} title={title}>
      {children(done)}
    </Dialog>
  )
}
