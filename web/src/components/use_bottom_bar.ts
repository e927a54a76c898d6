import { useCallback } from 'react'

const HEIGHT = '--kontor-bar'

/**
 * Gives a bar that sticks to the bottom of the window, such as the totals of a form: toasts appear above it. The style
 * sheet reads how far its upper edge is from the bottom of the window.
 * @returns the `ref` of the bar
 */
export function useBottomBar() {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar) return
    const root = document.documentElement
    let written = ''
    const measure = () => {
      const { top } = bar.getBoundingClientRect()
      const height = `${Math.max(0, Math.round(root.clientHeight - top))}px`
      if (height !== written) root.style.setProperty(HEIGHT, height)
      written = height
    }
    // The bar moves when the page is scrolled to its end and when what is above it grows.
    const sizes = new ResizeObserver(measure)
    for (const element of [bar, document.body]) sizes.observe(element)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      sizes.disconnect()
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
      root.style.removeProperty(HEIGHT)
    }
  }, [])
}
