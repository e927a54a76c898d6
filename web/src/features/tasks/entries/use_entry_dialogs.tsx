import { type ReactNode, useState } from 'react'
import type { TimeEntry } from '../task'
import { MoveDialog } from './move_dialog'
import { SplitDialog } from './split_dialog'

interface Asked {
  kind: 'split' | 'move'
  entry: TimeEntry
  task: { _id: string; title: string }
}

/** The dialogs for splitting and moving an entry; `dialog` is rendered by the list. */
export function useEntryDialogs() {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const dialogs: Record<Asked['kind'], (asked: Asked) => ReactNode> = {
    split: ({ entry }) => <SplitDialog entry={entry} onClose={close} />,
    move: ({ entry, task }) => <MoveDialog entry={entry} task={task} onClose={close} />,
  }
  return {
    split: (entry: TimeEntry, task: Asked['task']) => setAsked({ kind: 'split', entry, task }),
    move: (entry: TimeEntry, task: Asked['task']) => setAsked({ kind: 'move', entry, task }),
    dialog: asked && dialogs[asked.kind](asked),
  }
}
