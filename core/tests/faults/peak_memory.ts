import { readFileSync, writeFileSync } from 'node:fs'
import type { ServerProcess } from './server_process.js'

/** Why memory is not measured in this run; empty when it is. */
export const noMemoryFigures =
  process.platform !== 'linux'
    ? 'needs the memory figures of Linux'
    : process.env.TEST_DATABASE_URL
      ? 'is the same with any database, so it is measured on SQLite'
      : ''

/**
 * The MB by which a server's resident memory at its peak exceeded the value before the work. It is the kernel's own
 * peak (see proc_pid_status(5) and clear_refs in proc(5)), so nothing short is missed.
 */
export async function peakGrowth({ pid }: ServerProcess, work: () => Promise<unknown>) {
  const before = megabytes(pid, 'VmRSS')
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
  await work()
  return megabytes(pid, 'VmHWM') - before
}

function megabytes(pid: number | undefined, name: string) {
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(
    readFileSync(`/proc/${pid}/status`, 'utf8')
  )!
  return Number(kilobytes) / 1024
}
