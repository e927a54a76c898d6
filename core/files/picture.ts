import type { Sharp } from 'sharp'

const MOST_PIXELS = 50_000_000

/** First bytes of PNG, JPEG, GIF and WebP. SVG is a program, not a picture, and is not among them. */
const SIGNATURES = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8[79]a/, /^RIFF[\s\S]{4}WEBP/]

/** Whether a file begins as one of the formats that are taken. */
export function isPicture(upload: Buffer) {
  const start = upload.subarray(0, 16).toString('latin1')
  return SIGNATURES.some((signature) => signature.test(start))
}

/**
 * Opens an uploaded picture so that it can be drawn again, which removes everything else the file was or carried
 * (scripts, places, cameras). Reading fails for anything that is not a picture of a reasonable size. The decoder's
 * messages are about bytes and limits and help no user.
 */
export async function openPicture(upload: Buffer, mostPixels = MOST_PIXELS): Promise<Sharp> {
  // Loaded with the first picture instead of with the server: it brings its own library.
  const { default: sharp } = await import('sharp')
  return sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' })
}

/** In screen colours and scaled down to at most this many pixels. */
export const fitInto = (picture: Sharp, width: number, height = width) =>
  picture.resize({ width, height, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
