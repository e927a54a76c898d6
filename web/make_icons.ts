/*
 * Draws the icons of the installed app from the mark (public/favicon.svg): `npm run icons`. They are committed, because
 * they change only with the mark.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const mark = readFileSync(here('public/favicon.svg'), 'utf8')
const GROUND = '#0f766e'

/** Phones cut maskable icons to shapes of their own: the ground reaches the edges, the mark stays in the middle. */
const ROOM = 0.72

const ICONS = [
  { file: 'icon-192', size: 192, isWhole: false },
  { file: 'icon-512', size: 512, isWhole: false },
  { file: 'maskable-512', size: 512, isWhole: true },
  { file: 'touch-180', size: 180, isWhole: true },
]

for (const { file, size, isWhole } of ICONS) {
  const inner = Math.round(isWhole ? size * ROOM : size)
  const drawing = await sharp(Buffer.from(mark), { density: 1200 }).resize(inner).png().toBuffer()
  const ground = {
    width: size,
    height: size,
    channels: 4 as const,
    background: isWhole ? GROUND : '#0000',
  }
  await sharp({ create: ground })
    .composite([{ input: drawing, gravity: 'center' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(here(`public/icons/${file}.png`))
}
