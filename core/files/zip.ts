import { Zip, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  content: Uint8Array
  /** When it was last changed. */
  at: Date
}

/**
 * The bytes of a ZIP as its files come, one in memory at a time. They are stored as they are: PDFs are
 * compressed already.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, content, at } of entries) {
    const entry = new ZipPassThrough(name)
    entry.mtime = at
    zip.add(entry)
    entry.push(content, true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
