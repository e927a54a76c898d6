import type { HttpContext } from '@adonisjs/core/http'
import { AppError, FieldError } from '#core/errors/app_error'

/** Bytes that boundaries, names and headers may add to a file. */
const FORM_AROUND_FILE = 64 * 1024
const MEGABYTE = 1024 * 1024

/**
 * An upload announced as too large is refused unread; one that lies about its size is cut off while it arrives.
 * @param limit of the file in bytes
 * @throws 415 when it is no form with a file, 413 when it is announced as larger
 */
export function assertUploadWithin(
  { request }: HttpContext,
  { field, limit }: { field: string; limit: number }
) {
  if (!request.is(['multipart/form-data'])) throw new AppError(415, 'upload_expected')
  const announced = Number(request.header('content-length') ?? 0)
  if (announced > limit + FORM_AROUND_FILE) {
    const values = { megabytes: Math.floor(limit / MEGABYTE) }
    throw new FieldError(field, 'too_large', { sentence: 'upload_too_large', values }, 413)
  }
}
