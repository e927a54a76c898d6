const WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']

/** Whether a key pressed here writes something: a field that takes text, a list of choices, editable text. */
export function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.includes(target.type)
  return target.isContentEditable || target.matches('textarea, select')
}
