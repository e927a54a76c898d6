import sharp from 'sharp'
import { FieldError } from '#core/errors/app_error'

/** Longest side of a stored picture in pixels: a page of paper at 200 dots per inch. */
const LONGEST_SIDE = 2000
const MOST_PIXELS = 50_000_000

/** First bytes of the formats that are taken. SVG is a program, not a picture, and is not among them. */
const SIGNATURES = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8[79]a/, /^RIFF[\s\S]{4}WEBP/]

/**
 * Draws an uploaded picture anew: whatever else the file was or carried (scripts, places, cameras) is gone.
 * Photographs become JPEG; what has transparent parts becomes PNG.
 * @throws 422 for anything that is not wholly a picture of a reasonable size
 */
export async function drawImage(upload: Buffer) {
  const start = upload.subarray(0, 16).toString('latin1')
  if (!SIGNATURES.some((signature) => signature.test(start))) {
    throw new FieldError('image', 'proposals.image_not_a_picture')
  }
  try {
    const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { hasAlpha } = await picture.metadata()
    const drawn = picture
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
    const format: 'jpg' | 'png' = hasAlpha ? 'png' : 'jpg'
    const encoded = hasAlpha ? drawn.png() : drawn.jpeg({ quality: 82, mozjpeg: true })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return { picture: data, format, width: info.width, height: info.height }
  } catch {
    // The decoder's words are about bytes and pixel limits; the user needs to know only that it cannot be used.
    throw new FieldError('image', 'proposals.image_unreadable')
  }
}
