import { render } from 'ink'
import type { ReactElement } from 'react'

/** Shows a live view until it ends itself or the user presses Ctrl+C. */
export async function runView(view: ReactElement) {
  await render(view, { patchConsole: false }).waitUntilExit()
}
