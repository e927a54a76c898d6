import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { chunkOf, closureOf, type Manifest } from './manifest.ts'
import { nameOf, routesOf } from './manifest_routes.ts'
import type { FirstFiles } from './src/app/ahead/first_files.ts'
import { LANGUAGES } from './src/lib/language/languages.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const FEATURES = here('src/features')

/** The list beside Vite's own. The server reads it (`core/http/first_files.ts`). */
const LIST = '.vite/first_files.json'

/**
 * Lists for each screen which files, texts and answers it needs at first, and builds the script that asks for them while
 * the app is still loading (`src/app/ahead/ahead.ts`): all in one wave instead of one behind the other.
 */
export function firstFiles(): Plugin {
  let script: { name: string; code: string }
  return {
    name: 'first_files',
    apply: 'build',
    async buildStart() {
      script = await buildScript()
      this.emitFile({ type: 'asset', fileName: script.name, source: script.code })
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${script.name}`, async: true }, injectTo: 'head' },
    ],
    writeBundle({ dir = '' }) {
      const manifest: Manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'))
      const list = join(dir, LIST)
      mkdirSync(dirname(list), { recursive: true })
      writeFileSync(list, JSON.stringify(listOf(manifest)))
    },
  }
}

/** One small file without imports: nothing else has to be there for it to run. */
async function buildScript() {
  const build = await rolldown({
    input: here('src/app/ahead/ahead.ts'),
    resolve: { alias: { '@': here('src') } },
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  const [{ code }] = output
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { name: `assets/ahead-${hash}.js`, code }
}

function listOf(manifest: Manifest): FirstFiles[] {
  const start = closureOf(manifest, ['index.html'])
  const features = globSync('**/feature.ts', { cwd: FEATURES }).map((file) =>
    featureOf(dirname(file), readFileSync(join(FEATURES, file), 'utf8'))
  )
  const folders = new Map(features.map(({ name, folder }) => [name, folder]))
  return features.flatMap(({ folder, routes }) =>
    routes.map((route) => {
      const frame = route.isLight ? [] : ['shell', 'kit']
      const page = `${folder}/${route.page}.tsx`
      const needed = [...closureOf(manifest, [...frame, page])].filter((key) => !start.has(key))
      const chunks = needed.map((key) => chunkOf(manifest, key))
      return {
        path: patternOf(route.path),
        isPublic: route.isPublic,
        scripts: chunks.map(({ file }) => `/${file}`),
        styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
        texts: textsOf(
          manifest,
          route.namespaces.map((name) => folders.get(name) ?? ''),
          route.isLight
        ),
        asks: route.asks,
      }
    })
  )
}

/** A feature by its manifest. Parts of a feature have one of their own, in a folder below. */
const featureOf = (folder: string, source: string) => ({
  name: nameOf(source),
  folder: `src/features/${folder}`,
  routes: routesOf(source),
})

/** A path with parameters as a regular expression of the whole path. */
const patternOf = (path: string) => `^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`

function textsOf(manifest: Manifest, folders: string[], isLight: boolean) {
  const filesIn = (language: string) => {
    const own = folders.map((folder) => `${folder}/translations/${language}.json`)
    const needed = isLight ? own : [`texts_${language}`, ...own]
    return [...closureOf(manifest, needed)]
      .map((key) => `/${chunkOf(manifest, key).file}`)
      .filter((file) => !file.includes('rolldown-runtime'))
  }
  return Object.fromEntries(LANGUAGES.map((language) => [language, filesIn(language)])) as Record<
    (typeof LANGUAGES)[number],
    string[]
  >
}
