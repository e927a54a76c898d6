import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }

/** Decoders of scanned pages. The content security policy allows no WebAssembly, so these are JavaScript. */
const DECODERS = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']

/** Where PDF.js finds its decoders, by their own names: the version keeps caches apart. */
export const DECODERS_FOLDER = `assets/pdfjs-${packageJson.dependencies['pdfjs-dist']}`

/** Puts the decoders of PDF.js beside the app: its worker loads them by their names when a page needs them. */
export function pdfDecoders(): Plugin {
  return {
    name: 'pdf-decoders',
    apply: 'build',
    generateBundle() {
      const folder = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist'))), '../wasm')
      for (const name of DECODERS) {
        this.emitFile({
          type: 'asset',
          fileName: `${DECODERS_FOLDER}/${name}`,
          source: readFileSync(join(folder, name)),
        })
      }
    },
  }
}
