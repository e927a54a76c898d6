import type { ReactNode } from 'react'

/** Line drawings for empty and failed screens, in the text's colour with one stroke of the accent. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="120"
      height="88"
      viewBox="0 0 120 88"
      fill="none"
      stroke="var(--mantine-color-dimmed)"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const ACCENT = { stroke: 'var(--kontor-accent-text)', strokeWidth: 2 }
