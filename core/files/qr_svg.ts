import { encode } from 'uqr'

/** A QR code as an SVG of one path, level M, with the quiet zone of four modules. */
export function qrSvg(payload: string): string {
  const { data, size } = encode(payload, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path shape-rendering="crispEdges" d="${dark.join('')}"/></svg>`
}
