import { type Readable, Transform } from 'node:stream'
import { type Entry, open, type ZipFile } from 'yauzl'
import { FieldError } from '#core/errors/app_error'
import { LARGEST_PART, LARGEST_RATIO, MOST_PARTS, SMALL_PART } from './limits.js'

const broken = () => new FieldError('file', 'imports.broken_workbook')

/** The parts of a ZIP file by name. The expanded size of a part is counted while it is read. */
export class ZipParts {
  private constructor(
    readonly file: ZipFile,
    readonly entries: Map<string, Entry>
  ) {}

  /**
   *
   * @throws 422 `broken_workbook` for a file that is no ZIP or has too many parts
   */
  static async open(path: string): Promise<ZipParts> {
    const file = await new Promise<ZipFile>((resolve, reject) => {
      // Stays open between parts; wrong sizes in the directory are faults of the part.
      open(path, { lazyEntries: true, autoClose: false }, (error, opened) =>
        error ? reject(broken()) : resolve(opened)
      )
    })
    try {
      return new ZipParts(file, await entriesOf(file))
    } catch (error) {
      file.close()
      throw error
    }
  }

  has(name: string) {
    return this.entries.has(name)
  }

  /** @throws 422 `broken_workbook` when there is none, or it is encrypted; the stream fails with `workbook_too_large` */
  async read(name: string): Promise<Readable> {
    const entry = this.entries.get(name)
    if (!entry) throw broken()
    const source = await new Promise<Readable>((resolve, reject) => {
      this.file.openReadStream(entry, (error, stream) =>
        error ? reject(broken()) : resolve(stream)
      )
    })
    let size = 0
    const most = Math.min(LARGEST_PART, Math.max(SMALL_PART, entry.compressedSize * LARGEST_RATIO))
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length
        if (size > most) done(new FieldError('file', 'imports.workbook_too_large'))
        else done(null, chunk)
      },
    })
    source.on('error', () => counted.destroy(broken()))
    counted.on('close', () => source.destroy())
    return source.pipe(counted)
  }

  close() {
    this.file.close()
  }
}

function entriesOf(file: ZipFile) {
  return new Promise<Map<string, Entry>>((resolve, reject) => {
    const entries = new Map<string, Entry>()
    file.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      if (entries.size > MOST_PARTS) reject(broken())
      else file.readEntry()
    })
    file.on('error', () => reject(broken()))
    file.on('end', () => resolve(entries))
    file.readEntry()
  })
}
