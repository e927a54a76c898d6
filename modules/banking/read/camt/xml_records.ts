import type { Readable } from 'node:stream'
import { brokenFile } from '#modules/banking/read/failures'
import { DEEPEST, MOST_PARTS } from '#modules/banking/read/limits'
import { xmlPieces } from '#modules/imports/public'

/** An element with all that it holds. */
export interface XmlNode {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlNode[]
}

interface Reading {
  /** The elements that are passed on whole; the content of other elements is walked. */
  records: ReadonlySet<string>
  /** Called for each element that is no part of a record. */
  opened(name: string): void
  /**
   *
   * @param parent the enclosing element
   */
  found(record: XmlNode, parent: string): void
}

/**
 * Reads XML record by record, so that at most one record is in memory.
 * @throws 422 `broken_file` for malformed XML, a document type, or too much depth
 */
export async function readXmlRecords(source: Readable, { records, opened, found }: Reading) {
  const above: string[] = []
  const inside: XmlNode[] = []
  let parts = 0

  const listener = {
    opened(name: string, attributes: Record<string, string>) {
      if (above.length + inside.length > DEEPEST || ++parts > MOST_PARTS) throw brokenFile()
      const holder = inside.at(-1)
      if (!holder && !records.has(name)) {
        above.push(name)
        parts = 0
        return opened(name)
      }
      const node: XmlNode = { name, attributes, text: '', children: [] }
      holder?.children.push(node)
      inside.push(node)
    },
    text(text: string) {
      const holder = inside.at(-1)
      if (holder) holder.text += text
    },
    closed() {
      const node = inside.pop()
      if (!node) above.pop()
      else if (inside.length === 0) {
        parts = 0
        found(node, above.at(-1) ?? '')
      }
    },
  }
  for await (const _ of xmlPieces(source, listener, brokenFile));
}

/** The elements that a path of names leads to. */
export function nodesAt(node: XmlNode | undefined, path: string): XmlNode[] {
  let nodes = node ? [node] : []
  for (const step of path.split('/')) {
    nodes = nodes.flatMap(({ children }) => children.filter(({ name }) => name === step))
  }
  return nodes
}

/** The text at the first of some paths that has one; empty without. */
export function textAt(node: XmlNode | undefined, ...paths: string[]): string {
  for (const path of paths) {
    const text = nodesAt(node, path)[0]?.text.trim()
    if (text) return text
  }
  return ''
}
