import { type ComponentType, Suspense } from 'react'
import { lazyPart } from './lazy_part'

/** Long enough for the first answers of a page, which come before the files of what may be opened on it. */
const AFTER_THE_PAGE_MS = 2_000

/**
 * A part that is seen only after something was opened, such as a dialog or the form in a drawer. Its file comes when the
 * browser has nothing else to do, or when it is opened; the page does not wait for it and stays as it is until then.
 * @param from loads the part, such as `async () => (await import('./payment_dialog')).PaymentDialog`
 * @param Meanwhile takes the room of the part until it is there; nothing without it
 * @returns the part, and `load` for what must not meet it half-way
 */
export function latePart<Props extends object>(
  from: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>
) {
  const { Part, load } = lazyPart(from)
  loadAhead(load)
  function LatePart(props: Props) {
    return (
      <Suspense fallback={Meanwhile ? <Meanwhile {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    )
  }
  return Object.assign(LatePart, { load })
}

function loadAhead(load: () => Promise<unknown>) {
  // Browsers that never call themselves idle load the file when the part is opened.
  if (!('requestIdleCallback' in window)) return
  // A file that does not come now is requested again by the part, which reports the failure.
  const begin = () => (navigator.onLine ? load().catch(() => {}) : undefined)
  setTimeout(() => requestIdleCallback(begin), AFTER_THE_PAGE_MS)
}
