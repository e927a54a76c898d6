import { useEffect, useState } from 'react'
import { useTarget } from '../target'

/** A screen that comes sooner takes the place of the one before it without a word in between. */
export const PATIENCE_MS = 150

/** Whether the user waits for the files of a screen for longer than a moment. */
export function useSlowScreen() {
  const { isComing } = useTarget()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isComing) return setIsSlow(false)
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isComing])
  return isComing && isSlow
}
