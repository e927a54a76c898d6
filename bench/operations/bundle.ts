import { bundleSize } from '../../web/bundle_size.js'
import type { Operation } from '../bench.js'
import type { Row } from '../report.js'

/** JavaScript that a browser has to load, as it is sent (brotli). */
export const bundle: Operation = {
  goal: 'P15',
  async measure() {
    const { signIn, shell, kit, screens } = bundleSize('build/public')
    const [largest] = screens
    return [
      row('what the sign-in page needs', signIn, 90),
      row('the shell before any screen', shell, 150),
      row('what most screens share, loaded with the shell', kit, 60),
      row(`the largest screen (${largest.name}) beyond it`, largest.size, 60),
    ]
  },
}

const row = (name: string, kilobytes: number, most: number): Row => ({
  goal: 'P15',
  operation: `JavaScript: ${name}`,
  ours: `${kilobytes.toFixed(0)} KB`,
  wanted: `≤ ${most} KB`,
  isMet: kilobytes <= most,
})
