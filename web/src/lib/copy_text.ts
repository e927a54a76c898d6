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
