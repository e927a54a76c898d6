import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import packageJson from '../package.json' with { type: 'json' }
import { CHUNKS } from './chunks.ts'
import { DECODERS_FOLDER, pdfDecoders } from './pdf_decoders.ts'
import { precompress } from './precompress.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  cacheDir: here('../node_modules/.vite'),
  plugins: [react(), pdfDecoders(), precompress()],
  define: {
    'import.meta.env.PDF_DECODERS': JSON.stringify(`/${DECODERS_FOLDER}/`),
    'import.meta.env.KONTOR_VERSION': JSON.stringify(packageJson.version),
  },
  resolve: { alias: { '@': here('./src') } },
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
})
