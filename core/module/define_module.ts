import type { DueWork } from '#core/due_work/due_work'

/**
 * The parts that a feature plugs into the application. Everything is imported lazily, so reading the list of modules
 * never loads their code.
 */
export interface Module {
  /** Folder name under modules/, prefix of its route names, namespace of the generated barrels. */
  name: string

  /** Folders below its own that have texts of their own, in a namespace of that name. */
  parts?: string[]

  /** Modules whose public.ts this module may import. They come before it in the list. */
  dependsOn?: string[]

  /**
   * Tables of modules before it, and of the platform, that its own statements read. A module writes only into its own
   * tables. A test compares both with the statements.
   */
  reads?: string[]

  routes?: () => Promise<unknown>
  subscriptions?: () => Promise<unknown>

  /** Its work by the clock, see `core/due_work/due_work.ts`; runs in the server only. */
  dueWork?: () => Promise<{ default: DueWork[] }>

  /** Runs at each start of the server (not of commands and tests), with the database open and before it listens. */
  beforeServing?: () => Promise<void>
}

export function defineModule(module: Module): Module {
  return module
}
