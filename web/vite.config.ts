import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import packageJson from '../package.json' with { type: 'json' }
import { CHUNKS } from './chunks.ts'
import { firstFiles } from './first_files.ts'
import { offlineFiles } from './offline_files.ts'
import { DECODERS_FOLDER, pdfDecoders } from './pdf_decoders.ts'
import { precompress } from './precompress.ts'
import { themeCss } from './theme_css.ts'

const ROUTER = '../node_modules/react-router/dist/production'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The package names its development build alone, which warns and is larger. */
const ROUTER_FOR_PRODUCTION = [
  { find: /^react-router$/, replacement: here(`${ROUTER}/index.mjs`) },
  { find: /^react-router\/dom$/, replacement: here(`${ROUTER}/dom-export.mjs`) },
]

export default defineConfig(({ command }) => ({
  root: here('.'),
  cacheDir: here('../node_modules/.vite'),
  plugins: [react(), themeCss(), pdfDecoders(), firstFiles(), offlineFiles(), precompress()],
  define: {
    'import.meta.env.PDF_DECODERS': JSON.stringify(`/${DECODERS_FOLDER}/`),
    'import.meta.env.KONTOR_VERSION': JSON.stringify(packageJson.version),
  },
  resolve: {
    alias: [
      { find: '@', replacement: here('./src') },
      ...(command === 'build' ? ROUTER_FOR_PRODUCTION : []),
    ],
  },
  build: {
    outDir: here('../build/public'),
    emptyOutDir: true,
    // Which file needs which: bundle_size.ts reads it.
    manifest: true,
    target: 'es2022',
    // No data: URLs for scripts and fonts: the content security policy names 'self' only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/api': 'http://127.0.0.1:3333' } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [here('./tests/setup.ts')],
    reporters: ['default', here('./tests/final_line_reporter.ts')],
    restoreMocks: true,
    testTimeout: 60_000,
    // More workers than cores only make each other wait.
    maxWorkers: 2,
    // A new window and new modules for each file would take three times as long; tests/setup.ts restores the shared
    // state.
    isolate: false,
  },
}))
