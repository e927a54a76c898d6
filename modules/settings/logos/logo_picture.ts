import { FieldError } from '#core/errors/app_error'
import { fitInto, isPicture, openPicture } from '#core/files/picture'

/** Longest side of a stored logo in pixels: sharp on paper at 10 cm. */
const LONGEST_SIDE = 1200

/**
 * Re-encodes an uploaded logo.
 * @returns a PNG in sRGB without metadata
 * @throws 422 for anything but an intact picture of a reasonable size
 */
export async function drawLogo(upload: Buffer): Promise<Buffer> {
  if (!isPicture(upload)) throw new FieldError('logo', 'settings.logo_not_a_picture')
  const picture = await openPicture(upload)
  try {
    return await fitInto(picture.autoOrient(), LONGEST_SIDE).png().toBuffer()
  } catch {
    throw new FieldError('logo', 'settings.logo_unreadable')
  }
}
