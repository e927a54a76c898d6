import type { HttpContext } from '@adonisjs/core/http'
import { AppError, FieldError } from '#core/errors/app_error'

/** Bytes that boundaries, names and headers may add to a file. */
const FORM_AROUND_FILE = 64 * 1024

/**
 * The bytes of the one file of a multipart request, kept in memory. What the sender called it and which type
 * it claims to have is not used for anything.
 * @param limit in bytes; a larger body is cut off and refused with 413
 */
export async function readUpload({ request }: HttpContext, field: string, limit: number) {
  if (!request.is(['multipart/form-data'])) throw new AppError(415, 'upload_expected')
  // What says that it is too large need not be read for it; what lies about it is cut off below.
  const announced = Number(request.header('content-length') ?? 0)
  if (announced > limit + FORM_AROUND_FILE) throw new AppError(413, 'too_large')
  const chunks: Buffer[] = []
  let isNameUsable = true

  request.multipart.onFile(field, {}, async (part, report) => {
    isNameUsable = !/\p{Cc}/u.test(part.filename ?? '') && (part.filename ?? '').length <= 255
    for await (const chunk of part) {
      await report(chunk)
      chunks.push(chunk)
    }
  })
  await request.multipart.process({ limit })

  if (!isNameUsable) throw new FieldError(field, 'upload_name_unusable')
  const bytes = Buffer.concat(chunks)
  if (bytes.length === 0) throw new FieldError(field, 'upload_missing')
  return bytes
}
