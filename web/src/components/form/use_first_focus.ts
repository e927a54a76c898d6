import { type RefObject, useEffect } from 'react'
import { isTyping } from '../keys/is_typing'

/**
 * Brings the cursor into the first field when a form is opened: the one marked `data-autofocus`, else the first that
 * takes text. In a dialog always; on a page only where the form is what the page is for.
 */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, isWanted: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form is opened
  useEffect(() => {
    const isInDialog = form.current?.closest('[role="dialog"]')
    const field = (isWanted || isInDialog) && firstField(form.current)
    if (!field) return
    // The dialog puts the focus itself, a moment later, where it finds this mark.
    if (isInDialog) field.dataset.autofocus = 'true'
    field.focus({ preventScroll: true })
  }, [])
}

function firstField(form: HTMLFormElement | null) {
  const marked = form?.querySelector<HTMLElement>('[data-autofocus]')
  return (
    marked ??
    [...(form?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])].find(takesText)
  )
}

const takesText = (field: HTMLElement) =>
  isTyping(field) && !field.matches('[type="hidden"], :disabled, :read-only:not(select)')
