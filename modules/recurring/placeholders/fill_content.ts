import { fillPlaceholders, type Words } from '#core/i18n/placeholders'
import type { StoredContent } from '#modules/recurring/stored_content'

/** The content of a recurring invoice with the words of one date in its texts and lines. */
export function fillContent(content: StoredContent, words: Words): StoredContent {
  const fill = <Text extends string | null | undefined>(text: Text) =>
    text ? fillPlaceholders(text, words) : text
  return {
    ...content,
    intro: fill(content.intro),
    closing: fill(content.closing),
    notes: fill(content.notes),
    lines: content.lines.map((line) => ({ ...line, description: fill(line.description) })),
  }
}
