import { render, useApp, useInput } from 'ink'
import type { ReactNode } from 'react'
import { Failure } from '../lib/failure.js'

/**
 * Shows a live view on a screen of its own, as pagers do, until it ends itself; what was on the terminal before comes
 * back. Fails with `interrupted` after Ctrl+C.
 */
export async function runView(view: ReactNode) {
  const { waitUntilExit } = render(<Interruptible>{view}</Interruptible>, {
    patchConsole: false,
    exitOnCtrlC: false,
    alternateScreen: true,
    incrementalRendering: true,
  })
  await waitUntilExit()
}

function Interruptible({ children }: { children: ReactNode }) {
  const { exit } = useApp()
  useInput((input, key) => {
    if (key.ctrl && input === 'c') exit(new Failure('interrupted'))
  })
  return children
}
