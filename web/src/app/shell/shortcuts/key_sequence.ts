import { useEffect, useRef } from 'react'
import { isDialogOpen } from '@/components/dialogs/dialog_open'
import { isTyping } from '@/components/keys/is_typing'

const LONGEST_PAUSE_MS = 1200

/** Two keys one after the other, as in `g i`. Nothing is heard while something is typed or a dialog is open. */
export function useKeySequences(sequences: Record<string, () => void>) {
  const known = useRef(sequences)
  known.current = sequences
  useEffect(() => {
    let first: { key: string; at: number } | undefined
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return
      const pair = first && event.timeStamp - first.at < LONGEST_PAUSE_MS ? first.key : undefined
      const action = pair && known.current[`${pair} ${event.key}`]
      first = action ? undefined : { key: event.key, at: event.timeStamp }
      if (!action) return
      event.preventDefault()
      // The second key belongs to the sequence: `g a` approves nobody on the way.
      event.stopPropagation()
      action()
    }
    // Before the keys of a page.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}

const isTaken = (target: EventTarget | null) => isDialogOpen() || isTyping(target)
