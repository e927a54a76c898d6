import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'

/** Bytes that boundaries, names and headers may add to a file. */
const FORM_AROUND_FILE = 64 * 1024

/**
 * What says that it is too large need not be read for it; what lies about it is cut off while it comes in.
 * @param limit of the file in bytes
 * @throws 415 for what is no form with a file, 413 for what is announced as larger
 */
export function assertUploadWithin({ request }: HttpContext, limit: number) {
  if (!request.is(['multipart/form-data'])) throw new AppError(415, 'upload_expected')
  const announced = Number(request.header('content-length') ?? 0)
  if (announced > limit + FORM_AROUND_FILE) throw new AppError(413, 'too_large')
}
