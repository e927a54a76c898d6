import { isSearchable } from './find.js'
import { resolve } from './resolve.js'

interface NamedDocument {
  _id: string
  number: string | null
  client: { name: string } | null
  customClient: { name: string } | null
}

/** The query that brings the documents that words may mean; the end of an id is no text to search for. */
export const queryFor = (wanted: string) => ({
  search: isSearchable(wanted) && !/^[0-9a-f]{6}$/i.test(wanted) ? wanted : undefined,
  pageSize: 500,
})

const recipientOf = ({ client, customClient }: NamedDocument) =>
  (client ?? customClient)?.name ?? ''

/**
 * The document of a number, a part of an id, or words of its client.
 * @param further names that only this kind has
 * @throws Failure with one of `codes`
 */
export const resolveDocument = <Document extends NamedDocument>(
  documents: Document[],
  wanted: string,
  {
    further = () => [],
    ...messages
  }: {
    further?: (document: Document) => string[]
    codes: Parameters<typeof resolve>[1]['codes']
    next: string
  }
): Document =>
  resolve(documents, {
    wanted,
    names: (document) => [document.number ?? '', recipientOf(document), ...further(document)],
    prefers: () => true,
    shown: (document) => [document.number, recipientOf(document)].filter(Boolean).join('  '),
    ...messages,
  })
