import { fillPlaceholders, placeholdersIn } from '#core/i18n/placeholders'

/** The placeholder of the public page, whose address is known only when a letter is sent; it stays in stored words. */
export const LINK = 'link'

/** The public page of a document that a letter is about. */
export interface DocumentLink {
  /** Number of the document. */
  number: string
  /** Holds the key. */
  address: string
}

/** Words with the addresses in place of `{{link}}`; when there is no page, lines that name one are left out. */
export function withLinks(text: string, links: readonly DocumentLink[]): string {
  const [first, ...others] = links
  if (!first) return withoutLink(text)
  const named =
    others.length === 0
      ? first.address
      : links.map(({ number, address }) => `${number}: ${address}`).join('\n')
  return fillPlaceholders(text, (name, offset) =>
    name === LINK && offset === 0 ? named : undefined
  )
}

/** The words for paper: an address that nobody can click is left out with its line. */
export const withoutLink = (text: string): string =>
  namesLink(text)
    ? text
        .split('\n')
        .filter((line) => !namesLink(line))
        .join('\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : text

const namesLink = (text: string) =>
  placeholdersIn(text).some((found) => 'name' in found && found.name === LINK && found.offset === 0)
