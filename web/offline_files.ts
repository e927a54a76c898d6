import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { chunkOf, closureOf, type Manifest } from './manifest.ts'
import { LANGUAGES } from './src/lib/language/languages.ts'

const FEATURES = fileURLToPath(new URL('src/features', import.meta.url))

/** Features whose texts are shown without a connection, beside those that every screen has. */
const TEXTS = ['auth', 'tasks', 'timer']

/** The first screens, and the parts that the frame shows later. */
const SCREENS = [
  'src/features/auth/pages/login_page.tsx',
  'src/app/shell/extras.tsx',
  'src/components/dialogs/confirm_dialog.tsx',
]

/** The only one of the font's files that the three languages need. */
const FONT = /inter-latin-wght/

/**
 * Tells the service worker which files the app needs without a connection: those of the start, of the sign-in, of the
 * frame and of what features show in it. Their names carry hashes, so that each build has another worker.
 */
export function offlineFiles(): Plugin {
  return {
    name: 'offline_files',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
      const page = readFileSync(join(dir, 'index.html'), 'utf8')
      const files = filesOf(manifest, page).join(' ')
      const build = createHash('sha256').update(page).update(files).digest('hex').slice(0, 12)
      const worker = join(dir, 'service-worker.js')
      const source = readFileSync(worker, 'utf8')
      writeFileSync(worker, source.replace('__BUILD__', build).replace('__OFFLINE_FILES__', files))
    },
  }
}

function filesOf(manifest: Manifest, page: string) {
  const texts = LANGUAGES.flatMap((language) => [
    `texts_${language}`,
    ...TEXTS.map((name) => `src/features/${name}/translations/${language}.json`),
  ])
  const shown = ['index.html', 'shell', 'kit', ...SCREENS, ...partsOfFrame()]
  const keys = closureOf(manifest, [...shown, ...texts])
  const chunks = [...keys].map((key) => chunkOf(manifest, key))
  // The page itself names the script that runs ahead and the font.
  const named = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  const fonts = chunks.flatMap(({ assets = [] }) => assets).filter((file) => FONT.test(file))
  const others = chunks.flatMap(({ file, css = [] }) => [file, ...css])
  return [...new Set([...named, ...[...others, ...fonts].map((file) => `/${file}`)])].sort()
}

/** The parts that manifests name for places in the frame of every screen (`slots`). */
function partsOfFrame() {
  return globSync('**/feature.ts', { cwd: FEATURES }).flatMap((file) => {
    const [, slots = ''] =
      /slots: \{([^}]*)\}/.exec(readFileSync(join(FEATURES, file), 'utf8')) ?? []
    return [...slots.matchAll(/import\('\.\/([^']+)'\)/g)].map(
      ([, part]) => `src/features/${dirname(file)}/${part}.tsx`
    )
  })
}
