import type { HttpContext } from '@adonisjs/core/http'
import { FieldError } from '#core/errors/app_error'
import { assertUploadWithin } from './announced_upload.js'
import { placeForUpload } from './upload_places.js'

/**
 * The bytes of the single file of a multipart request, kept in memory. The sender's file name and type are ignored.
 * @param limit in bytes; a larger body is cut off and refused with 413
 * @throws 429 with Retry-After when too many uploads of the same company wait
 */
export async function readUpload(ctx: HttpContext, field: string, limit: number) {
  assertUploadWithin(ctx, { field, limit })
  await placeForUpload(ctx)
  const { multipart } = ctx.request
  const chunks: Buffer[] = []
  let isThere = false
  let isNameUsable = true

  multipart.onFile(field, {}, async (part, report) => {
    // One file is expected; a second one is ignored.
    if (isThere) return void part.resume()
    isThere = true
    isNameUsable = !/\p{Cc}/u.test(part.filename ?? '') && (part.filename ?? '').length <= 255
    for await (const chunk of part) {
      await report(chunk)
      chunks.push(chunk)
    }
  })
  await multipart.process({ limit })

  if (!isNameUsable) throw new FieldError(field, 'upload_name_unusable')
  const bytes = Buffer.concat(chunks)
  if (bytes.length === 0) throw new FieldError(field, 'upload_missing')
  return bytes
}
