import { useEffect, useRef, useState } from 'react'

/** Whether a table is wider than its frame, followed as both change their size. The table is the frame's first child. */
export function useOverflow() {
  const frame = useRef<HTMLDivElement>(null)
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const outer = frame.current
    const table = outer?.firstElementChild
    if (!outer || !table) return
    const measure = () =>
      setIsWide(Math.floor(table.getBoundingClientRect().width) > outer.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return { frame, isWide }
}
