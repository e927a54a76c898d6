/**
 * Puts the text of a field on the clipboard. In a local network without HTTPS browsers have no clipboard to offer;
 * there the field is selected and copied the old way.
 * @returns false when neither works; the text is then selected, to be copied by hand
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.select()
    return document.execCommand('copy')
  }
}

/**
 * Puts a text on the clipboard that is shown without a field, as above.
 * @param element that shows the text; selected where there is no clipboard
 */
export async function copyShown(element: HTMLElement, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    window.getSelection()?.selectAllChildren(element)
    return document.execCommand('copy')
  }
}
