import sharp from 'sharp'
import { FieldError } from '#core/errors/app_error'

/** Longest side of a stored logo in pixels: sharp on paper at 10 cm. */
const LONGEST_SIDE = 1200
const MOST_PIXELS = 50_000_000

/** First bytes of the formats that are taken. SVG is a program, not a picture, and is not among them. */
const SIGNATURES = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8[79]a/, /^RIFF[\s\S]{4}WEBP/]

/**
 * Draws an uploaded picture anew: whatever else the file was or carried (scripts, places, cameras) is gone.
 * @returns a PNG in sRGB without metadata
 * @throws 422 for anything that is not wholly a picture of a reasonable size
 */
export async function drawLogo(upload: Buffer): Promise<Buffer> {
  const start = upload.subarray(0, 16).toString('latin1')
  if (!SIGNATURES.some((signature) => signature.test(start))) {
    throw new FieldError('logo', 'settings.logo_not_a_picture')
  }
  const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  try {
    return await picture
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .png()
      .toBuffer()
  } catch {
    // The decoder's words are about bytes and pixel limits; the user needs to know only that it cannot be used.
    throw new FieldError('logo', 'settings.logo_unreadable')
  }
}
