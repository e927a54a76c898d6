import { useEffect } from 'react'

const unsaved = new Set<symbol>()

/** Notes, as long as the form is shown, that it holds what nobody has saved and no draft keeps. */
export function useUnsaved(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const key = Symbol('form')
    unsaved.add(key)
    return () => void unsaved.delete(key)
  }, [isUnsaved])
}

/** Whether leaving the screen would lose what was typed. */
export const isAnythingUnsaved = () => unsaved.size > 0
