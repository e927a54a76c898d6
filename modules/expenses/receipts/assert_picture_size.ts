import { FieldError } from '#core/errors/app_error'
import { MOST_PIXELS } from '#modules/expenses/reading/recognition/picture_to_recognize'
import { receiptTypeOf } from './receipt_type.js'

/**
 * Refuses a picture with more pixels than phones take: every browser that shows it would decode them. Only its header is
 * read. A damaged picture is kept as it was received, and so is HEIC, which hardly any browser decodes.
 * @throws FieldError 422 `expenses.picture_too_large`
 */
export async function assertPictureSize(content: Buffer) {
  const type = receiptTypeOf(content)
  if (type !== 'image/png' && type !== 'image/jpeg' && type !== 'image/webp') return
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width * height > MOST_PIXELS) throw new FieldError('file', 'expenses.picture_too_large')
}
