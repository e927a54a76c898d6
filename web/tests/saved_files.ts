import { vi } from 'vitest'

/**
 * Notes the files that a page hands to the browser's downloads, instead of following their addresses: all test files
 * share one window, which would be somewhere else afterwards.
 * @returns the files saved so far, with the names that they are offered under
 */
export function noteSavedFiles() {
  const saved: { file: Blob; name: string }[] = []
  let latest = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    latest = file as Blob
    return 'blob:saved'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement
  ) {
    saved.push({ file: latest, name: this.download })
  })
  return saved
}
