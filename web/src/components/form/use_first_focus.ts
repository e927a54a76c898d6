import { type RefObject, useEffect } from 'react'
import { isTyping } from '../keys/is_typing'

/**
 * Brings the cursor into the first field when a form is opened: the one marked `data-autofocus`, else the first that
 * takes text. In a dialog always, where a mark outside the form counts too; on a page only where the form is what the
 * page is for.
 */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, isWanted: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form is opened
  useEffect(() => {
    const dialog = form.current?.closest<HTMLElement>('[role="dialog"]')
    const field = (isWanted || dialog) && (markedIn(dialog) ?? firstField(form.current))
    if (!field) return
    // The dialog puts the focus itself, a moment later, where it finds this mark.
    if (dialog) field.dataset.autofocus = 'true'
    field.focus({ preventScroll: true })
  }, [])
}

const markedIn = (part: HTMLElement | null | undefined) =>
  part?.querySelector<HTMLElement>('[data-autofocus]')

/** The field of a form in which the cursor begins. */
export function firstField(form: HTMLFormElement | null) {
  return (
    markedIn(form) ??
    [...(form?.querySelectorAll<HTMLElement>('input, textarea, select') ?? [])].find(takesText)
  )
}

const takesText = (field: HTMLElement) =>
  isTyping(field) && !field.matches('[type="hidden"], :disabled, :read-only:not(select)')
