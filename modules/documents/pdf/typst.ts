import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { PrintingThread, type PrintJob } from './printing_thread.js'

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url))
const INTER = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json')
)
const FONTS = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((cut) => join(INTER, cut))
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './typst_worker.ts' : './typst_worker.js',
  import.meta.url
)

const typst = new PrintingThread(
  () =>
    new Worker(WORKER, {
      workerData: { templates: TEMPLATES, fonts: FONTS },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
)

/** Compiles a template of ours with its data. */
export const compile = (job: PrintJob) => typst.print(job)
