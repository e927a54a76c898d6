import { EXIT, leave } from './lib/failures/exit_codes.js'
import { run } from './program.js'

export { run }

/** Runs the command line of this process and ends the process. */
export async function main() {
  // A reader that closes early, such as `head`, is no failure; any other error is reported by `run`.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(EXIT.done)
  })
  // A message that cannot be written does not change how the command ended.
  process.stderr.on('error', () => undefined)
  leave(await run(process.argv))
}
