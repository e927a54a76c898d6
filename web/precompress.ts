import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/
const SMALLEST_BYTES = 1024

/** Writes `.br` and `.gz` beside every text file of the build from 1 KB on; the server picks one. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return
      for (const name of await readdir(dir, { recursive: true })) {
        if (COMPRESSIBLE.test(name)) await compress(join(dir, name))
      }
    },
  }
}

async function compress(file: string) {
  const content = await readFile(file)
  if (content.length < SMALLEST_BYTES) return

  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
