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
    const adapt = () => {
      reveal(element)
      measure()
    }
    // The box becomes narrower with the window, and its parts wider when their counts arrive.
    const sizes = new ResizeObserver(adapt)
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

/** Moves a list so far that its chosen part can be seen; the page stays where it is. */
function reveal(list: HTMLElement) {
  const chosen = list
    .querySelector('[aria-selected="true"], [aria-pressed="true"]')
    ?.getBoundingClientRect()
  if (!chosen) return
  const { left, right } = list.getBoundingClientRect()
  if (chosen.left >= left && chosen.right <= right) return
  list.scrollLeft += (chosen.left + chosen.right - left - right) / 2
}
