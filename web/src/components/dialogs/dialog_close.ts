import { createContext } from 'react'

/**
 * Closes the dialog or drawer around a form, as its cross does; null on a page. A form that opens inside a drawer sets its
 * own.
 */
export const DialogClose = createContext<(() => void) | null>(null)
