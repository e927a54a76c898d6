import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'

const PROGRAM = `
  const Database = require('better-sqlite3')
  const database = new Database(process.argv[1])
  database.exec('BEGIN IMMEDIATE')
  process.stdout.write('held')
  process.stdin.resume().on('end', () => {
    database.exec('ROLLBACK')
    process.exit()
  })`

/** Another program that holds the write lock of a SQLite file until it is asked to let go, or ends. */
export class LockHolder {
  private constructor(readonly child: ChildProcess) {}

  static async take(file: string) {
    const child = spawn(process.execPath, ['-e', PROGRAM, file], {
      cwd: app.makePath(),
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await once(child.stdout!, 'data')
    return new LockHolder(child)
  }

  async letGo() {
    if (this.child.exitCode !== null) return
    const ended = once(this.child, 'exit')
    this.child.stdin?.end()
    await ended
  }
}
