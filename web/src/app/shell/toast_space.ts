import { useCallback } from 'react'

const SPACE = '--kontor-toasts'

/** From the top of the window to where pages begin, in pixels: the bar and the least space below it. */
const FREE = 64

/**
 * Makes the room that toasts need below the bar at the top, which a short one does not.
 * @returns the `ref` of their container
 */
export function useToastSpace() {
  return useCallback((toasts: HTMLElement | null) => {
    if (!toasts) return
    const root = document.documentElement
    const measure = () => {
      const bottoms = [...toasts.querySelectorAll('[role="alert"]')].map(
        (toast) => toasts.offsetTop + (toast as HTMLElement).offsetHeight
      )
      const space = Math.max(0, ...bottoms.map((bottom) => bottom - FREE))
      root.style.setProperty(SPACE, `${space}px`)
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(toasts)
    const changes = new MutationObserver(measure)
    changes.observe(toasts, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      changes.disconnect()
      root.style.removeProperty(SPACE)
    }
  }, [])
}
