import { FieldError } from '#core/errors/app_error'
import { fitInto, openPicture } from '#core/files/picture'

const MOST_PIXELS = 4_000_000

/**
 * Re-encodes a signature, which keeps only its lines: a PNG of at most 800 × 300 pixels on white.
 * @param dataUrl `data:image/png;base64,…`
 * @throws 422 `signature_unreadable` for anything but an intact PNG of a reasonable size
 */
export async function drawSignature(dataUrl: string): Promise<Buffer> {
  const upload = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  const isPng = upload.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'
  if (!isPng) throw new FieldError('signature', 'estimates.signature_unreadable')
  const picture = await openPicture(upload, MOST_PIXELS)
  try {
    return await fitInto(picture.flatten({ background: '#ffffff' }), 800, 300)
      .png()
      .toBuffer()
  } catch {
    throw new FieldError('signature', 'estimates.signature_unreadable')
  }
}
