import type { ZipEntry } from '#core/files/zip'
import { zipOf } from '#core/files/zip'
import { documentXml, type PackedDocument } from './document_xml.js'
import type { Receipt } from './receipts.js'
import { SharedIterator } from './shared_iterator.js'

/** DATEV takes 4,999 documents in one package and advises about 100 MB. */
const MOST_DOCUMENTS = 4_999
const MOST_BYTES = 100 * 1024 * 1024

type Head = Parameters<typeof documentXml>[0]

/**
 * Packages of receipts for DATEV Unternehmen online: ZIP files with the receipts and `document.xml` beside each other.
 * @param seen is called with every document that is packed
 */
export async function* documentPackages(
  head: Head,
  receipts: AsyncIterable<Receipt>,
  seen: (document: PackedDocument) => void
): AsyncGenerator<ZipEntry> {
  const shared = new SharedIterator(receipts)
  for (let number = 1; !(await shared.isEmpty()); number += 1) {
    yield {
      name: `Belege_${String(number).padStart(3, '0')}.zip`,
      content: zipOf(packageFiles(head, shared, seen)),
      at: new Date(head.at),
    }
  }
}

async function* packageFiles(
  head: Head,
  receipts: SharedIterator<Receipt>,
  seen: (document: PackedDocument) => void
): AsyncGenerator<ZipEntry> {
  const documents: PackedDocument[] = []
  let bytes = 0
  const isRoom = () => documents.length < MOST_DOCUMENTS && bytes < MOST_BYTES
  for await (const { files, ...receipt } of receipts.take(isRoom)) {
    for (const { name, content, at } of files) {
      bytes += content.length
      yield { name, content, at }
    }
    const document = { ...receipt, files: files.map(({ name }) => name) }
    documents.push(document)
    seen(document)
  }
  const content = Buffer.from(documentXml(head, documents))
  yield { name: 'document.xml', content, at: new Date(head.at), isDeflated: true }
}
