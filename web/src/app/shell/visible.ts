import { features } from '@/features'
import type { Role } from '@/lib/current_user'
import type { MenuEntry, PaletteAction } from '../define_feature'

/** The menu entries that a role sees, in order; none until the role is known. */
export function visibleMenu(role: Role | undefined): MenuEntry[] {
  return features
    .flatMap(({ menu = [] }) => menu)
    .filter(isFor(role))
    .toSorted((a, b) => a.order - b.order)
}

export function visibleActions(role: Role | undefined): PaletteAction[] {
  return features.flatMap(({ actions = [] }) => actions).filter(isFor(role))
}

/** Whether a feature has made the screen at this path: what is not built is not shown. */
export function hasRoute(path: string) {
  return features.some(({ routes }) => routes.some((route) => route.path === path))
}

function isFor(role: Role | undefined) {
  return ({ roles = ['company'] }: { roles?: Role[] }) => role !== undefined && roles.includes(role)
}
