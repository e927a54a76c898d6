import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chunkOf, closureOf, type Manifest } from './manifest.ts'

export interface BundleSize {
  /** All that the sign-in page loads before it can be used. */
  signIn: number
  /** All that is loaded before the first screen behind the sign-in, without the kit. */
  shell: number
  /** The file that most screens share (chunks.ts), loaded once. */
  kit: number
  /** Additional size of each screen beyond the shell, the largest first. */
  screens: { name: string; size: number }[]
}

const START = 'index.html'
/** Names of files that hold several modules (chunks.ts). */
const SHELL = ['shell', 'texts_de']
const KIT = 'kit'

/**
 * JavaScript of the built web app in kilobytes, as it is sent (brotli), with the texts of one language.
 * @param folder of the built files, such as `build/public`
 */
export function bundleSize(folder: string): BundleSize {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const closure = (sources: string[]) => filesOf(manifest, sources)
  const size = (files: Iterable<string>) => sizeOf(folder, files)
  const shell = closure([START, ...SHELL])
  const kit = closure([KIT]).difference(shell)
  const common = shell.union(kit)
  const pages = Object.keys(manifest).filter((source) => source.endsWith('_page.tsx'))
  const screens = pages.map((page) => {
    const own = closure([page, ...textsOf(page.replace(/\/pages\/.*/, ''))])
    return { name: page.replace(/.*\/|\.tsx/g, ''), size: size(own.difference(common)) }
  })
  return {
    signIn: size(
      closure([START, 'src/features/auth/pages/login_page.tsx', ...textsOf('src/features/auth')])
    ),
    shell: size(shell),
    kit: size(kit),
    screens: screens.sort((a, b) => b.size - a.size),
  }
}

function textsOf(...folders: string[]) {
  return folders.map((folder) => `${folder}/translations/de.json`)
}

const filesOf = (manifest: Manifest, sources: string[]) =>
  new Set([...closureOf(manifest, sources)].map((key) => chunkOf(manifest, key).file))

function sizeOf(folder: string, files: Iterable<string>) {
  let bytes = 0
  for (const name of files) {
    const file = join(folder, name)
    bytes += statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  return bytes / 1024
}
