import { useCallback, useState } from 'react'

/** How far a click moves, of the visible width. */
const STEP = 0.7

/**
 * For a list in one line that may be wider than its box: whether there is more at its ends, and how to get there.
 * @returns `ref` of the list
 */
export function useMoreBeside() {
  const [list, setList] = useState<HTMLElement>()
  const [more, setMore] = useState({ start: false, end: false })
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    setList(element)
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const start = scrollLeft > 1
      const end = scrollLeft + clientWidth < scrollWidth - 1
      setMore((before) => (before.start === start && before.end === end ? before : { start, end }))
    }
    // The box becomes narrower with the window, and its parts wider when their counts arrive.
    element
      .querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
    const sizes = new ResizeObserver(measure)
    for (const part of [element, ...element.children]) sizes.observe(part)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  const move = (side: 'start' | 'end') => {
    const distance = (list?.clientWidth ?? 0) * STEP
    list?.scrollBy({ left: side === 'end' ? distance : -distance })
  }
  return { ref, more, move }
}
