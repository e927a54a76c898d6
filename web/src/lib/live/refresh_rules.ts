import type { LiveKind } from '#api/live_kinds'
import type { Path } from '#api/routes'

type RootOf<P> = P extends `/api/${infer First}/${string}` ? `/api/${First}` : P

/** First segments of the API's paths, the beginning of every query key, with the live events that make the answers outdated. */
export type RefreshRules = Partial<Record<RootOf<Path<'GET'>>, readonly LiveKind[]>>

const pathsByKind = new Map<LiveKind, Set<string>>()

/** Adds the rules of a feature. Called at startup, before anything is rendered. */
export function addRefreshRules(rules: RefreshRules) {
  for (const [path, kinds] of Object.entries(rules)) {
    for (const kind of kinds) {
      const paths = pathsByKind.get(kind) ?? new Set()
      pathsByKind.set(kind, paths.add(path))
    }
  }
}

/** The paths whose answers are outdated after a change of this kind; `all` after a gap in the event stream. */
export function pathsRefreshedBy(kind: LiveKind | 'all'): string[] {
  if (kind === 'all') return [...new Set([...pathsByKind.values()].flatMap((paths) => [...paths]))]
  return [...(pathsByKind.get(kind) ?? [])]
}
