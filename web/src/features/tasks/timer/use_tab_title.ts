import { useEffect } from 'react'

const MARKS = /^[▶⏸] [\d:]+ · /

/** Puts the running time before the page's own title, as long as there is one. */
export function useTabTitle(clock: string | undefined, isPaused: boolean) {
  useEffect(() => {
    if (!clock) return
    document.title = `${isPaused ? '⏸' : '▶'} ${clock} · ${document.title.replace(MARKS, '')}`
    return () => {
      document.title = document.title.replace(MARKS, '')
    }
  }, [clock, isPaused])
}
