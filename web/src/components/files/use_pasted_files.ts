import { useEffect, useEffectEvent } from 'react'

/** Takes files that are pasted anywhere on the screen, such as a screenshot; pasted text stays with its field. */
export function usePastedFiles(onFiles: (files: File[]) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { files = [], types = [] } = event.clipboardData ?? {}
    // Spreadsheets and word processors put a picture of the copied text beside it.
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    onFiles([...files])
  })
  useEffect(() => {
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
}
