import { storedLanguage } from '../session/session_storage'
import { sharedValue } from '../shared_value'
import { firstLanguage } from './first_language'
import { isLanguage, type Language } from './languages'

type Preparation = (next: Language) => Promise<unknown>

const shown = sharedValue(firstLanguage())
const preparations = new Set<Preparation>()
let wanted: Language | undefined

export const currentLanguage = shown.get
export const useCurrentLanguage = shown.use

/** Names what has to be done before another language is shown, such as loading its texts. */
export function beforeLanguage(prepare: Preparation) {
  preparations.add(prepare)
}

/** Switches without a reload and remembers it in this browser. Of two quick switches the later one counts. */
export async function switchLanguage(next: Language) {
  wanted = next
  storedLanguage.write(next)
  await Promise.all([...preparations].map((prepare) => prepare(next)))
  if (wanted === next) showLanguage(next)
}

/** Shows the language of the recipient a page was written for, unless another one was chosen in this browser. */
export async function suggestLanguage(next: Language) {
  if (wanted !== undefined || isLanguage(storedLanguage.read())) return
  await Promise.all([...preparations].map((prepare) => prepare(next)))
  if (wanted === undefined) showLanguage(next)
}

/** Sets the language of the components and of the page. */
export function showLanguage(language: Language) {
  document.documentElement.lang = language
  shown.set(language)
}
