import { FieldError } from '#core/errors/app_error'
import { fitInto, isPicture, openPicture } from '#core/files/picture'

/** Longest side of a stored picture in pixels: a page of paper at 200 dots per inch. */
const LONGEST_SIDE = 2000

/**
 * Re-encodes an uploaded picture. Photographs become JPEG; pictures with transparent parts become PNG.
 * @throws 422 for anything but an intact picture of a reasonable size
 */
export async function drawImage(upload: Buffer) {
  if (!isPicture(upload)) throw new FieldError('image', 'proposals.image_not_a_picture')
  const picture = await openPicture(upload)
  try {
    const { hasAlpha } = await picture.metadata()
    const drawn = fitInto(picture.autoOrient(), LONGEST_SIDE)
    const format: 'jpg' | 'png' = hasAlpha ? 'png' : 'jpg'
    const encoded = hasAlpha ? drawn.png() : drawn.jpeg({ quality: 82, mozjpeg: true })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { picture: data, format, width: info.width, height: info.height }
  } catch {
    throw new FieldError('image', 'proposals.image_unreadable')
  }
}
