import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMMAND } from './shipped_client.js'

export interface Finished {
  code: number | null
  out: string
  err: string
}

interface Run {
  input?: string
  env?: NodeJS.ProcessEnv
  uid?: number
  /** The folder it runs in; that of the tests without one. */
  cwd?: string
}

/** A user's home folder for one test, with the commands that are run in it. */
export class Home {
  readonly folder = mkdtempSync(join(tmpdir(), 'kontor-cli-'))

  file(path: string) {
    return join(this.folder, path)
  }

  /** Runs `kontor` as a real process, with pipes for input and output. @param uid the user it runs as */
  run(args: string[], { input = '', env = {}, uid, cwd }: Run = {}) {
    return new Promise<Finished>((resolve) => {
      const child = spawn(process.execPath, [COMMAND, ...args], {
        ...(uid !== undefined && { uid }),
        ...(cwd && { cwd }),
        env: {
          PATH: process.env.PATH,
          XDG_CONFIG_HOME: this.folder,
          XDG_STATE_HOME: this.folder,
          LANG: 'en_US.UTF-8',
          ...env,
        },
      })
      let [out, err] = ['', '']
      child.stdout.setEncoding('utf8').on('data', (text) => {
        out += text
      })
      child.stderr.setEncoding('utf8').on('data', (text) => {
        err += text
      })
      child.on('close', (code) => resolve({ code, out, err }))
      child.stdin.end(input)
    })
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
