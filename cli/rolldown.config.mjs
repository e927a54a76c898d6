import { readdirSync, readFileSync } from 'node:fs'

const here = (path) => new URL(path, import.meta.url)
const transform = { define: { 'process.env.NODE_ENV': '"production"' } }
/** Yoga reads its own bytes by `fetch` where there is one, and Node takes 40 ms to load that. */
const withoutFetch = { define: { ...transform.define, fetch: 'undefined' } }

/** The client is one script without Ink, so that one code cache holds all of it (`loader.cjs`). */
export default [
  {
    input: { client: 'cli/main.ts' },
    platform: 'node',
    transform,
    plugins: [
      viewsApart(),
      // Loaded by commander, which takes 3 ms, for subcommands that are programs of their own; there are none.
      without('node:child_process', '/commander/'),
      besideTheClient(),
    ],
    output: {
      dir: 'build/cli',
      format: 'cjs',
      minify: true,
      cleanDir: true,
      codeSplitting: false,
      entryFileNames: '[name].cjs',
    },
  },
  {
    input: { views: 'cli/views.tsx' },
    platform: 'node',
    transform: withoutFetch,
    plugins: [without('react-devtools-core', '/ink/')],
    output: {
      dir: 'build/cli',
      format: 'esm',
      minify: true,
      codeSplitting: false,
      entryFileNames: '[name].mjs',
    },
  },
]

/** Leaves the import of the views to the time when one is shown, and to the loader: a script of `vm` cannot import. */
function viewsApart() {
  return {
    name: 'views-apart',
    resolveId: (id) => (id.endsWith('/views.js') ? { id: './views.mjs', external: true } : null),
  }
}

/** Replaces a module that a package imports and never uses here. */
function without(name, importedBy) {
  const empty = `\0without ${name}`
  return {
    name: `without-${name}`,
    resolveId: (id, importer) => (id === name && importer?.includes(importedBy) ? empty : null),
    load: (id) => (id === empty ? 'export default {}' : null),
  }
}

/** Writes the loader and the texts beside the client, which becomes a function in ASCII: Node reads it without decoding. */
function besideTheClient() {
  return {
    name: 'beside-the-client',
    generateBundle(_, bundle) {
      const { client } = Object.fromEntries(Object.values(bundle).map((each) => [each.name, each]))
      const parts = client.code.split(/import\(.\.\/views\.mjs.\)/)
      if (parts.length !== 2) this.error('The client has one place that imports the views.')
      const code = parts.join('importViews()').replace(/[^\0-\x7f]/g, escaped)
      client.code = `(function(exports,require,__dirname,importViews){${code}\n})`
      const add = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
      add('main.cjs', readFileSync(here('loader.cjs')))
      for (const name of readdirSync(here('translations'))) {
        add(`translations/${name}`, readFileSync(here(`translations/${name}`)))
      }
    },
  }
}

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
