import { render, useApp, useInput } from 'ink'
import type { ReactNode } from 'react'

/**
 * Shows a live view on the alternate screen, as pagers do, until it ends; the previous content of the terminal returns.
 * @returns whether Ctrl+C ended it
 */
export async function runView(view: ReactNode) {
  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
  }
  const { waitUntilExit } = render(<Interruptible onInterrupt={interrupt}>{view}</Interruptible>, {
    patchConsole: false,
    exitOnCtrlC: false,
    alternateScreen: true,
    incrementalRendering: true,
  })
  await waitUntilExit()
  return { isInterrupted }
}

/** Ctrl+C and Ctrl+Z, which a terminal hands over as keys while a view is shown. */
function Interruptible({
  children,
  onInterrupt,
}: {
  children: ReactNode
  onInterrupt: () => void
}) {
  const { exit, suspendTerminal } = useApp()
  useInput((input, key) => {
    if (key.ctrl && input === 'c') {
      onInterrupt()
      exit()
    }
    if (key.ctrl && input === 'z') void suspendTerminal(stopUntilContinued)
  })
  return children
}

/** Stops this job as the shell would; `fg` continues it. */
function stopUntilContinued() {
  const { promise, resolve } = Promise.withResolvers<void>()
  process.once('SIGCONT', resolve)
  process.kill(0, 'SIGTSTP')
  return promise
}
