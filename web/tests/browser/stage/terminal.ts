import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const COMMAND = fileURLToPath(new URL('../../../../cli/bin/kontor', import.meta.url))

/** Somebody at a terminal: a home folder of their own, and the built `kontor` as a real process in it. */
export class Terminal {
  readonly #home = mkdtempSync(join(tmpdir(), 'kontor-terminal-'))

  constructor(readonly url: string) {}

  signIn({ email, password }: { email: string; password: string }) {
    return this.run(['login', '--host', this.url, '--email', email], password)
  }

  /** Output of the command. @throws with its complaint when it does not end with 0 */
  run(args: string[], input = ''): Promise<string> {
    const { PATH } = process.env
    const env = { PATH, XDG_CONFIG_HOME: this.#home, XDG_STATE_HOME: this.#home, LANG: 'C.UTF-8' }
    return new Promise((resolve, reject) => {
      const child = execFile(COMMAND, args, { env }, (failure, out, err) => {
        if (failure) reject(new Error(`kontor ${args.join(' ')} failed: ${err || failure.message}`))
        else resolve(out)
      })
      // A command that ends without reading has printed the reason; its closed pipe is no news.
      child.stdin?.on('error', () => undefined)
      child.stdin?.end(input)
    })
  }

  close() {
    rmSync(this.#home, { recursive: true, force: true })
  }
}
