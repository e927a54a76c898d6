import { render, useApp, useInput } from 'ink'
import type { ReactNode } from 'react'
import { Failure } from '../lib/failures/failure.js'

/**
 * Shows a live view on the alternate screen, as pagers do, until it ends; the previous content of the terminal returns.
 * Fails with `interrupted` after Ctrl+C.
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

/** Ctrl+C and Ctrl+Z, which a terminal hands over as keys while a view is shown. */
function Interruptible({ children }: { children: ReactNode }) {
  const { exit, suspendTerminal } = useApp()
  useInput((input, key) => {
    if (key.ctrl && input === 'c') exit(new Failure('interrupted'))
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
