import { FileUnreadable } from './file_unreadable.js'

/** The content of a file, or undefined when it cannot be given back as it was received. @param note is given the reason */
export async function unlessUnreadable<Content>(
  content: Promise<Content>,
  note?: (failure: FileUnreadable) => void
): Promise<Content | undefined> {
  try {
    return await content
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error
    note?.(error)
    return undefined
  }
}
