import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { TypstAnswer, TypstJob } from './typst_worker.js'

const TEMPLATES = fileURLToPath(new URL('../templates', import.meta.url))
const INTER = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json')
)
const FONTS = ['400Regular', '500Medium', '600SemiBold', '700Bold'].map((cut) => join(INTER, cut))
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './typst_worker.ts' : './typst_worker.js',
  import.meta.url
)
const MOST_MILLISECONDS = 20_000

interface Waiting {
  job: TypstJob
  resolve: (output: Uint8Array | string) => void
  reject: (error: Error) => void
}

/** The compiler could not print this content: a missing glyph, a broken image. */
export class TemplateRefused extends Error {
  override name = 'TemplateRefused'
}

let worker: Worker | undefined
let running: Waiting | undefined
let alarm: NodeJS.Timeout | undefined
let lastId = 0
const queue: Waiting[] = []

/**
 * Compiles the template in a thread of its own, one document after the other.
 * A thread that dies or takes longer than 20 s fails only its own document; the next gets a new one.
 */
export function compile(job: Omit<TypstJob, 'id'>): Promise<Uint8Array | string> {
  return new Promise((resolve, reject) => {
    queue.push({ job: { ...job, id: ++lastId }, resolve, reject })
    next()
  })
}

function next() {
  if (running) return
  running = queue.shift()
  if (!running) return worker?.unref()
  worker ??= start()
  worker.ref()
  worker.postMessage(running.job)
  alarm = setTimeout(
    () => abandon(new Error('The document took too long to print.')),
    MOST_MILLISECONDS
  )
}

function start() {
  const started = new Worker(WORKER, {
    workerData: { templates: TEMPLATES, fonts: FONTS },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  started.on('message', (answer: TypstAnswer) => {
    if (started !== worker || answer.id !== running?.job.id) return
    settle((waiting) =>
      'output' in answer
        ? waiting.resolve(answer.output)
        : waiting.reject(new TemplateRefused(answer.failure))
    )
  })
  started.on('error', (error) => started === worker && abandon(error as Error))
  started.on('exit', () => started === worker && abandon(new Error('The printing thread ended.')))
  return started
}

function abandon(error: Error) {
  const dead = worker
  worker = undefined
  void dead?.terminate()
  settle((waiting) => waiting.reject(error))
}

function settle(finish: (waiting: Waiting) => void) {
  clearTimeout(alarm)
  const done = running
  running = undefined
  if (done) finish(done)
  next()
}
