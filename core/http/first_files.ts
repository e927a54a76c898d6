import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files, texts and answers that a screen needs at first, as the build of the web app lists it (`web/first_files.ts`). */
interface FirstFiles {
  /** A regular expression for the paths of a screen. */
  path: string
}

/** Where the page of the web app has room for it. */
export const FIRST_FILES_PLACE = '__FIRST_FILES__'

/**
 * Finds what the screen of a path needs at first. The page names it, so that the browser can ask for all in one wave.
 * @param folder of the built web app; one without the list names nothing
 * @returns the text for the attribute of a meta element, empty for a path that no screen has
 */
export function firstFilesIn(folder: string) {
  const list = join(folder, '.vite/first_files.json')
  const screens: FirstFiles[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const known = screens
    .toSorted((a, b) => parametersIn(a) - parametersIn(b))
    .map((screen) => ({ path: new RegExp(screen.path), text: inAttribute(screen) }))
  return (pathname: string) => known.find(({ path }) => path.test(pathname))?.text ?? ''
}

/** A path without parameters comes before one that would take its words for them. */
const parametersIn = ({ path }: FirstFiles) => path.split('[^/]+').length

const inAttribute = (screen: FirstFiles) =>
  JSON.stringify(screen).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
