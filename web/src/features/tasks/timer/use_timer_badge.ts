import { useEffect } from 'react'

export type TimerState = 'running' | 'paused' | null

const PLAIN = '/favicon.svg'

/** Marks the icon of the tab, and that of the installed app, as long as a timer runs or is paused. */
export function useTimerBadge(state: TimerState) {
  useEffect(() => {
    if (!state) return
    showIcon(`/favicon-${state}.svg`)
    // Browsers without badges, and those that refuse one outside an installed app, show the icon alone.
    navigator.setAppBadge?.().catch(() => {})
    return () => {
      showIcon(PLAIN)
      navigator.clearAppBadge?.().catch(() => {})
    }
  }, [state])
}

const showIcon = (address: string) =>
  document.querySelector('link[rel="icon"]')?.setAttribute('href', address)
