import { isCalendarName } from './calendar_words.js'
import { placeholdersIn } from './placeholders.js'

/**
 * The first placeholder of a text that nothing would replace, as written between its braces; undefined without one.
 * @param isKnown whether a name has a value; those of the calendar, which may count in steps, are always known unless
 *   `hasCalendar` is false
 */
export function unknownPlaceholder(
  text: string,
  isKnown: (name: string) => boolean,
  hasCalendar = true
): string | undefined {
  for (const found of placeholdersIn(text)) {
    if (!('name' in found)) return found.unreadable
    const { name, offset } = found
    if (hasCalendar && isCalendarName(name)) continue
    if (offset !== 0 || !isKnown(name)) return name
  }
  return undefined
}
