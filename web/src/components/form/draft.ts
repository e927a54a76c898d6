import { storedUserId } from '@/lib/session/session_storage'

/** Unsaved values of a form, kept in this browser per user until they are saved or thrown away. */
export const draftOf = <Values>(name: string) => {
  const key = `draft:${storedUserId() ?? ''}:${name}`
  return {
    read: (): Values | undefined => {
      const text = localStorage.getItem(key)
      try {
        return text ? JSON.parse(text) : undefined
      } catch {
        localStorage.removeItem(key)
        return undefined
      }
    },
    write: (values: Values) => localStorage.setItem(key, JSON.stringify(values)),
    drop: () => localStorage.removeItem(key),
  }
}
