import type { Progress } from './progress.js'

const STEPS: Record<Progress['step'], string> = {
  snapshot: 'Copying the SQLite file of the running server',
  prepare: 'Checking the source and making the tables',
  copy: 'Copying',
  compare: 'Comparing',
  wait: 'A copy is moved. Stop Kontor now: the rest follows as soon as it has ended',
  change: 'Moving what has changed since',
  verify: 'Both are the same, Kontor may start on the target. Verifying its documents',
}

/** Milliseconds between two lines of a step */
const PAUSE = 500
/** Steps at which the operator can do something: their lines stay. */
const CALLS: Progress['step'][] = ['wait', 'verify']
const CLEAR_LINE = '\r\x1b[K'

/** The progress of a move: one line that changes in a terminal, lines of JSON for scripts, elsewhere the calls alone. */
export class ProgressLine {
  #shown = Number.NEGATIVE_INFINITY
  #step: Progress['step'] | undefined

  constructor(readonly isJson: boolean) {}

  show(progress: Progress) {
    const now = performance.now()
    if (progress.step === this.#step && now - this.#shown < PAUSE) return
    this.#step = progress.step
    this.#shown = now
    if (this.isJson) process.stdout.write(`${JSON.stringify(progress)}\n`)
    else if (CALLS.includes(progress.step)) this.#call(progress)
    else if (process.stdout.isTTY) process.stdout.write(CLEAR_LINE + sentenceOf(progress))
  }

  #call(progress: Progress) {
    this.end()
    process.stdout.write(`${sentenceOf(progress)}\n`)
  }

  /** Makes room for the result. */
  end() {
    if (!this.isJson && process.stdout.isTTY) process.stdout.write(CLEAR_LINE)
  }
}

function sentenceOf({ step, table, rows, of }: Progress) {
  if (rows === undefined || of === undefined) return `${STEPS[step]} …`
  const percent = of === 0 ? 100 : Math.floor((rows / of) * 100)
  return `${STEPS[step]} ${table}: ${rows} of ${of} rows (${percent} %)`
}
