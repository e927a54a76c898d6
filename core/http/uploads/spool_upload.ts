import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldError } from '#core/errors/app_error'
import { assertUploadWithin } from './announced_upload.js'

const LONGEST_NAME = 200

/** A file that lies on the disk of this process while a request works on it. */
export interface SpooledFile {
  path: string
  /** The sender's name for the file; only for display. */
  name: string
}

/**
 * Writes the single file of a multipart request to its own folder while it arrives, so that its size costs no memory,
 * and removes it when `work` has ended.
 * @param limit in bytes; a larger body is cut off and refused with 413
 */
export async function spoolUpload<T>(
  ctx: HttpContext,
  { field, limit }: { field: string; limit: number },
  work: (file: SpooledFile) => Promise<T>
): Promise<T> {
  assertUploadWithin(ctx, { field, limit })
  const { multipart } = ctx.request
  const folder = await mkdtemp(join(tmpdir(), 'kontor-upload-'))
  const file: SpooledFile = { path: join(folder, 'file'), name: '' }
  try {
    let isThere = false
    multipart.onFile(field, {}, async (part, report) => {
      // One file is expected; a second one is ignored.
      if (isThere) return void part.resume()
      isThere = true
      file.name = nameOf(part.filename)
      const reported = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          await report(chunk)
          yield chunk
        }
      }
      await pipeline(part, reported, createWriteStream(file.path, { mode: 0o600 }))
    })
    await multipart.process({ limit })
    if (!isThere || (await stat(file.path)).size === 0)
      throw new FieldError(field, 'upload_missing')
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Without control characters and folders, short enough to be kept. */
const nameOf = (filename = '') =>
  filename
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
    .replace(/^.*[/\\]/, '')
    .slice(-LONGEST_NAME)
    .toWellFormed()
