/**
 * What a feature plugs into the application. Everything is imported lazily,
 * so reading the list of modules never loads their code.
 */
export interface Module {
  /** Folder name under modules/, prefix of its route names, namespace of the generated barrels. */
  name: string

  /** Modules whose public.ts this module may import. They stand before it in the list. */
  dependsOn?: string[]

  routes?: () => Promise<unknown>
  subscriptions?: () => Promise<unknown>
}

export function defineModule(module: Module): Module {
  return module
}
