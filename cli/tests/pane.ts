import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import stringWidth from 'string-width'
import { COMMAND } from './shipped_client.js'
import type { Home } from './terminal_run.js'

const LONGEST_WAIT_MS = 20_000

/** False on machines without tmux, where these tests are skipped and say so. */
export const hasTmux = spawnSync('tmux', ['-V']).status === 0

interface Setup {
  columns?: number
  rows?: number
  /** Of the shell, besides what it needs. */
  env?: Record<string, string>
}

/** A real terminal of 80 × 24, or another size, with a shell in it, where `kontor` is the client. */
export class Pane {
  readonly #socket = `kontor-${randomUUID()}`
  #columns: number

  constructor(home: Home, { columns = 80, rows = 24, env = {} }: Setup = {}) {
    this.#columns = columns
    const shell = `kontor() { "${process.execPath}" "${COMMAND}" "$@"; }; PS1='> '; stty sane`
    this.#tmux('new-session', '-d', '-x', String(columns), '-y', String(rows), '-c', home.folder, [
      'env',
      '-i',
      `PATH=${process.env.PATH}`,
      'TERM=screen-256color',
      'LANG=C.UTF-8',
      `XDG_CONFIG_HOME=${home.folder}`,
      `XDG_STATE_HOME=${home.folder}`,
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      'sh',
    ])
    this.type(shell)
    this.press('Enter')
    this.type('clear')
    this.press('Enter')
  }

  type(text: string) {
    this.#tmux('send-keys', '-l', text)
  }

  press(...keys: string[]) {
    this.#tmux('send-keys', ...keys)
  }

  /** Types a command line and sends it. */
  run(line: string) {
    this.type(line)
    this.press('Enter')
  }

  /** Leaves a view: keys typed before the shell is back would reach the view together with the `q`, as one word. */
  async leave() {
    this.press('q')
    await this.shows(/^>\s*$/m)
  }

  /** From here on keeps every byte that is written to the terminal; the answer reads them. */
  record() {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-pane-'))
    const file = join(folder, 'written')
    writeFileSync(file, '')
    this.#tmux('pipe-pane', `cat >> ${file}`)
    return () => readFileSync(file, 'utf8')
  }

  /** Makes the terminal narrower or wider. */
  resize(columns: number, rows = 24) {
    this.#columns = Math.max(columns, this.#columns)
    this.#tmux('resize-window', '-x', String(columns), '-y', String(rows))
  }

  /** The text on the screen. */
  screen() {
    return this.#tmux('capture-pane', '-p')
  }

  /** Waits until the screen shows the words; no line is ever wider than the terminal. */
  async shows(wanted: string | RegExp) {
    const latest = Date.now() + LONGEST_WAIT_MS
    for (;;) {
      const screen = this.screen()
      const isThere = typeof wanted === 'string' ? screen.includes(wanted) : wanted.test(screen)
      if (isThere && screen.split('\n').every((line) => stringWidth(line) <= this.#columns))
        return screen
      if (Date.now() > latest) throw new Error(`The terminal never showed ${wanted}:\n${screen}`)
      await wait(100)
    }
  }

  close() {
    this.#tmux('kill-server')
  }

  #tmux(...words: (string | string[])[]) {
    return execFileSync('tmux', ['-L', this.#socket, '-f', '/dev/null', ...words.flat()], {
      encoding: 'utf8',
    })
  }
}
