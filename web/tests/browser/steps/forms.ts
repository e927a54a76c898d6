/** Every form that has an address of its own, as the palette and bookmarks open it. */
export const FORMS = [
  '/invoices/new',
  '/estimates/new',
  '/recurring-invoices/new',
  '/orders/new',
  '/delivery-note/new',
  '/projects/new',
  '/expenses/new',
  '/clients?new=1',
  '/items?new=1',
  '/tasks?new=1',
  '/payments?new=1',
  '/proposal?new=1',
]

/** Forms with a bar of totals and buttons at the bottom of the window. */
export const FORMS_WITH_BAR = [
  '/invoices/new',
  '/estimates/new',
  '/recurring-invoices/new',
  '/orders/new',
  '/delivery-note/new',
]

/** Runs in the page: what a toast lies on, of the totals and the button that saves. */
export function coveredByToasts() {
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const toasts = [...document.querySelectorAll('.mantine-Notification-root')].map(boxOf)
  const kept = [...document.querySelectorAll('main form dl, main form button[type="submit"]')]
  const covered = kept.filter((element) => {
    const { left, right, top, bottom } = boxOf(element)
    return toasts.some(
      (toast) =>
        toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom
    )
  })
  return { toasts: toasts.length, kept: kept.length, covered: covered.map((one) => one.outerHTML) }
}

/** Runs in the page. Returns undefined when the first field of the topmost form has the focus, otherwise the focused element. */
export function focusBeside() {
  const form = document.querySelector('[role="dialog"]') ?? document.querySelector('main')
  const fields = form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []
  const first = [...fields].find(
    (field) =>
      !['radio', 'checkbox', 'hidden', 'search'].includes(field.type) &&
      !field.readOnly &&
      !field.disabled &&
      field.checkVisibility()
  )
  const active = document.activeElement
  if (first && first === active) return undefined
  return `${active?.outerHTML.slice(0, 200)} instead of ${first?.outerHTML.slice(0, 200)}`
}
