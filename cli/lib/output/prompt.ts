import type { Context } from '../context.js'
import { Failure } from '../failures/failure.js'

/** Asks for one line; the question goes to standard error, so that standard output stays clean. */
export async function ask({ terminal }: Pick<Context, 'terminal'>, question: string) {
  const { createInterface } = process.getBuiltinModule('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const interrupted = new Promise<never>((_, reject) =>
    lines.once('SIGINT', () => reject(new Failure('interrupted')))
  )
  try {
    const answer = lines.question(`${terminal.paint('dim', question)} `)
    return (await Promise.race([answer, interrupted])).trim()
  } catch (error) {
    // Ctrl+D aborts, on the line of the question.
    if ((error as NodeJS.ErrnoException).code !== 'ABORT_ERR') throw error
    process.stderr.write('\n')
    throw new Failure('interrupted')
  } finally {
    lines.close()
  }
}

/** Asks for a secret: the input is not shown, not even as stars. */
export function askSecret({ terminal }: Pick<Context, 'terminal'>, question: string) {
  const { stdin, stderr } = process
  stderr.write(`${terminal.paint('dim', question)} `)
  stdin.setRawMode(true)
  stdin.setEncoding('utf8')
  stdin.resume()
  return new Promise<string>((resolve, reject) => {
    let secret = ''
    const end = () => {
      stdin.off('data', read)
      stdin.setRawMode(false)
      stdin.pause()
      stderr.write('\n')
    }
    const read = (typed: string) => {
      for (const char of typed) {
        if (char === '\u0003' || char === '\u0004') {
          end()
          return reject(new Failure('interrupted'))
        }
        if (char === '\r' || char === '\n') {
          end()
          return resolve(secret)
        }
        if (char === '\u007f' || char === '\b') secret = [...secret].slice(0, -1).join('')
        else if (char >= ' ') secret += char
      }
    }
    stdin.on('data', read)
  })
}

/** The lines that are piped in, one at a time: what is not asked for is not waited for. */
export async function* linesOfInput() {
  let text = ''
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin) {
    const lines = `${text}${chunk}`.split(/\r?\n/)
    text = lines.pop() ?? ''
    yield* lines
  }
  if (text) yield text
}
