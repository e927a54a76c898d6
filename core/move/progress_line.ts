import type { Progress } from './move_database.js'

const STEPS: Record<Progress['step'], string> = {
  prepare: 'Checking the source and making the tables',
  copy: 'Copying',
  compare: 'Comparing',
  verify: 'Verifying documents and audit logs in the target',
}

/** Milliseconds between two lines of a step */
const PAUSE = 500
const CLEAR_LINE = '\r\x1b[K'

/** The progress of a move: one line that changes in a terminal, lines of JSON for scripts, nothing elsewhere. */
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
    else if (process.stdout.isTTY) process.stdout.write(CLEAR_LINE + sentenceOf(progress))
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
