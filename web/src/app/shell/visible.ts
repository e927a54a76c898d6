import { matchPath } from 'react-router-dom'
import { features } from '@/features'
import type { Audience } from '@/lib/session/current_user'
import type { MenuEntry, PaletteAction } from '../define_feature'

/** All that the signed-in user belongs to. */
type Audiences = readonly Audience[] | undefined

/** The menu entries that somebody sees, in order; none until it is known who that is. */
export function visibleMenu(audiences: Audiences): MenuEntry[] {
  return features
    .flatMap(({ menu = [] }) => menu)
    .filter(isFor(audiences))
    .toSorted((a, b) => a.order - b.order)
}

export function visibleActions(audiences: Audiences): PaletteAction[] {
  return features.flatMap(({ actions = [] }) => actions).filter(isFor(audiences))
}

/**
 * The path of the menu entry that a page belongs to: the one that its address begins with, `/invoices` for
 * `/invoices/new`, else the one of its feature, `/invoices` for `/view/invoices/{id}`.
 * @param menu the entries that somebody sees
 */
export function menuPathOf(pathname: string, menu: readonly MenuEntry[]): string | undefined {
  const [nearest] = menu
    .filter(({ path }) => matchPath({ path, end: false }, pathname))
    .sort((a, b) => b.path.length - a.path.length)
  if (nearest) return nearest.path
  const feature = features.find(({ routes }) =>
    routes.some(({ path }) => matchPath(path, pathname))
  )
  return feature?.partOf ?? feature?.menu?.[0]?.path
}

/** Whether a feature has made the screen at this path: what is not built is not shown. */
export function hasRoute(path: string) {
  return features.some(({ routes }) => routes.some((route) => route.path === path))
}

function isFor(audiences: Audiences = []) {
  return ({ roles = ['company'] }: { roles?: Audience[] }) =>
    audiences.some((one) => roles.includes(one))
}
