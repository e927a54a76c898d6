import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { FieldError } from '#core/errors/app_error'

export interface XmlListener {
  /** @param name without its namespace prefix */
  opened(name: string, attributes: Record<string, string>): void
  closed(name: string): void
  text?(text: string): void
}

/** Bytes without a tag. A longer text is no table, and the parser would hold it in memory. */
const LONGEST_TEXT = 1024 * 1024

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const brokenWorkbook = () => new FieldError('file', 'imports.broken_workbook')

/**
 * Parses XML as it arrives, and pauses after each chunk so that its results can be used. Document types, and with them
 * custom entities, are refused.
 * @param broken the failure for malformed or refused input; 422 `broken_workbook` by default
 */
export async function* xmlPieces(
  source: Readable,
  listener: XmlListener,
  broken: () => Error = brokenWorkbook
): AsyncGenerator<void> {
  const parser = new SaxesParser()
  const fail = () => {
    throw broken()
  }
  parser.on('error', fail)
  parser.on('doctype', fail)
  let sinceTag = 0
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    listener.opened(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => listener.closed(localName(name)))
  parser.on('text', (text: string) => listener.text?.(text))
  parser.on('cdata', (text: string) => listener.text?.(text))
  const decoder = new TextDecoder()
  for await (const chunk of source) {
    sinceTag += chunk.length
    if (sinceTag > LONGEST_TEXT) fail()
    parser.write(decoder.decode(chunk, { stream: true }))
    yield
  }
  parser.close()
}

/** The same to its end, for small parts. */
export async function readXml(source: Readable, listener: XmlListener) {
  for await (const _ of xmlPieces(source, listener));
}
