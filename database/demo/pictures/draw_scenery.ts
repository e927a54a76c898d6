import sharp from 'sharp'

/** Sky, far hills, near hills and sun of each picture. */
const PALETTES = [
  ['#dcefee', '#8cc5bd', '#0f766e', '#f6d58b'],
  ['#e8e4f3', '#a79fd0', '#4c4690', '#f3b6a0'],
  ['#fdeedc', '#e7b98a', '#9a5b2c', '#f06a4d'],
  ['#e0ecf8', '#8fb3d9', '#1d4f8c', '#ffe9a8'],
] as const

const WIDTH = 1600
const HEIGHT = 800

/** A landscape for the cover of a proposal, so that the demo needs nobody's photographs. @returns a PNG */
export function drawScenery(nth: number): Promise<Buffer> {
  const [sky, far, near, sun] = PALETTES[nth % PALETTES.length] ?? PALETTES[0]
  const svg = `
    <svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
      <rect width="${WIDTH}" height="${HEIGHT}" fill="${sky}"/>
      <circle cx="${1180 - nth * 160}" cy="290" r="110" fill="${sun}"/>
      <path d="M0 520 Q 300 330 620 500 T 1180 470 T 1600 420 V800 H0 Z" fill="${far}"/>
      <path d="M0 660 Q 260 520 560 640 T 1120 620 T 1600 600 V800 H0 Z" fill="${near}"/>
      <path d="M0 745 Q 400 680 820 740 T 1600 715 V800 H0 Z" fill="${near}" opacity="0.75"/>
    </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
