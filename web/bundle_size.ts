import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Vite's own list of the built files, by their sources. */
type Manifest = Record<string, { file: string; imports?: string[] }>

export interface BundleSize {
  /** All that the sign-in page loads before it can be used. */
  signIn: number
  /** All that is loaded before the first screen behind the sign-in, without the kit. */
  shell: number
  /** The file that most screens share (chunks.ts); the shell loads it once. */
  kit: number
  /** Additional size of each screen beyond the shell, the largest first. */
  screens: { name: string; size: number }[]
}

const START = 'index.html'
const SHELL = [
  'src/app/i18n.ts',
  'src/app/shell/shell.tsx',
  ...textsOf('src/components', 'src/app/shell'),
]

/**
 * JavaScript of the built web app in kilobytes, as it is sent (brotli), with the texts of one language.
 * @param folder of the built files, such as `build/public`
 */
export function bundleSize(folder: string): BundleSize {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const closure = (sources: string[]) => filesOf(manifest, sources)
  const size = (files: Iterable<string>) => sizeOf(folder, files)
  const shell = closure([START, ...SHELL])
  const kit = new Set([...shell].filter((file) => /\/kit-[^/]*$/.test(file)))
  if (kit.size === 0) throw new Error('The build has no kit, see chunks.ts.')
  const pages = Object.keys(manifest).filter((source) => source.endsWith('_page.tsx'))
  const screens = pages.map((page) => {
    const own = closure([page, ...textsOf(page.replace(/\/pages\/.*/, ''))])
    return { name: page.replace(/.*\/|\.tsx/g, ''), size: size(own.difference(shell)) }
  })
  return {
    signIn: size(
      closure([START, 'src/features/auth/pages/login_page.tsx', ...textsOf('src/features/auth')])
    ),
    shell: size(shell.difference(kit)),
    kit: size(kit),
    screens: screens.sort((a, b) => b.size - a.size),
  }
}

function textsOf(...folders: string[]) {
  return folders.map((folder) => `${folder}/translations/de.json`)
}

/** The files of some sources with all that they import at once, not what they load later. */
function filesOf(manifest: Manifest, sources: string[]) {
  const seen = new Set<string>()
  const waiting = [...sources]
  for (let source = waiting.pop(); source; source = waiting.pop()) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The build has no ${source}.`)
    if (seen.has(source)) continue
    seen.add(source)
    waiting.push(...(chunk.imports ?? []))
  }
  return new Set([...seen].flatMap((source) => manifest[source]?.file ?? []))
}

function sizeOf(folder: string, files: Iterable<string>) {
  let bytes = 0
  for (const name of files) {
    const file = join(folder, name)
    bytes += statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  return bytes / 1024
}
