import { type ReactNode, useEffect, useState } from 'react'
import { useCompleteScreen } from '@/lib/server/first_answers'

/** A screen that has not become complete by then waits for something slow, or is none of ours. */
const PATIENCE_MS = 2000

/** Parts of the shell whose files and answers would come between those of the first screen. They follow it. */
export function Later({ children }: { children: ReactNode }) {
  const isComplete = useCompleteScreen()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (isComplete || isOver) && children
}
