import { type ComponentType, useEffect } from 'react'
import { whenIdle } from './when_idle'

/** Once it can be used, the page makes good use of the time: the shell is there before the sign-in is sent. */
export function PublicPage({ Page }: { Page: ComponentType }) {
  useEffect(() => whenIdle(() => loadShell().catch(warnOfLoading)), [])
  return <Page />
}

/** The screens come later than the sign-in page, so their file is named here alone. */
export const loadScreens = () => import('./screens')

const loadShell = async () => (await loadScreens()).loadShell()

/** A file that does not come ahead is reported by the screen that needs it. */
export function warnOfLoading(failure: unknown) {
  console.warn('Loading ahead did not work.', failure)
}
