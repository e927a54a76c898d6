import { useEffect, useState } from 'react'

/**
 * Gives the focus back when a component goes that was rendered on a click. Mantine does so only for what is closed
 * and stays rendered.
 */
export function useFocusBack(isWanted: boolean) {
  const [origin] = useState(originOfFocus)
  useEffect(
    () => () => void (isWanted && origin?.isConnected && origin.focus()),
    [isWanted, origin]
  )
}

/** The focused element; for an entry of a menu, which closes with its menu, the button that opens it. */
function originOfFocus() {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')
  const found = menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : active
  return found instanceof HTMLElement ? found : null
}
