import type { Language } from '@/lib/language/languages'

/** The meta element of the page in which the server names what its address needs (`core/http/first_files.ts`). */
export const FIRST_FILES = 'first-files'

/** Everything that the screen of an address needs besides the sign-in page's files. */
export interface FirstFiles {
  /** A regular expression for the paths of the screen. */
  path: string
  /** Open without a sign-in. */
  isPublic: boolean
  scripts: string[]
  styles: string[]
  texts: Record<Language, string[]>
  /** Addresses of the API that company users' screens ask for at first. */
  asks: string[]
}
