import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  content: Uint8Array | AsyncIterable<Uint8Array>
  /** Instant of the last change. */
  at: Date
  /** Deflates the content. Left out for PDFs and pictures, which are compressed already. */
  isDeflated?: boolean
}

/** The bytes of a ZIP file, yielded while its entries arrive, so that only a block of one entry is in memory at a time. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for await (const { name, content, at, isDeflated } of entries) {
    const entry = isDeflated ? new ZipDeflate(name) : new ZipPassThrough(name)
    entry.mtime = at
    zip.add(entry)
    for await (const block of content instanceof Uint8Array ? [content] : content) {
      entry.push(block)
      yield* chunks.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}
