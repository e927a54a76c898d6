import { EXIT, leave } from './lib/exit_codes.js'
import { run } from './program.js'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(EXIT.done)
})

leave(await run(process.argv))
