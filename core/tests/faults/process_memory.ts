import { readFileSync } from 'node:fs'

/**
 * Megabytes that a server and the processes it has started hold together. Pages that several of them share count
 * once in all (PSS, proc_pid_smaps(5)). Linux only: see `noMemoryFigures`.
 */
export function memoryOfTree({ pid }: { pid?: number | undefined }) {
  const kilobytes = treeOf(String(pid)).map((member) => {
    const rollup = textOf(`/proc/${member}/smaps_rollup`)
    return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0)
  })
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

/** A process and its descendants. Those of its main thread: Node starts processes on no other. */
function treeOf(root: string): string[] {
  const children = textOf(`/proc/${root}/task/${root}/children`).trim().split(' ').filter(Boolean)
  return [root, ...children.flatMap(treeOf)]
}

/** Nothing for a process that has just ended. */
function textOf(path: string) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
