import type { ComponentType } from 'react'
import { inTime, lazyPart } from '@/lib/parts/lazy_part'
import type { Audience } from '@/lib/session/current_user'
import type { Access, FeatureRoute, LoadComponent } from './define_feature'

export interface PageRoute {
  path: string
  access: Access
  roles: Audience[]
  Page: ComponentType
  /** Loads the page's files ahead. */
  load: () => Promise<unknown>
}

/**
 * The router's form of a manifest route: closed unless it says otherwise, its page loaded when opened.
 * @param namespaces whose texts the page needs
 */
export function routeFor(route: FeatureRoute, namespaces: string[]): PageRoute {
  const { path, page, access = 'company', roles = ['company'], isLight } = route
  const from = isLight ? page : () => withTranslations(page, namespaces)
  const { Part, load } = lazyPart(async () => (await inTime(from())).Component)
  return { path, access, roles, Page: Part, load }
}

/** Loads something together with the texts that it needs; the translations come with the first screen that needs them. */
export async function withTranslations<T>(
  load: () => Promise<T>,
  namespaces: string[] = []
): Promise<T> {
  const translations = import('./i18n').then(({ startTranslations }) =>
    startTranslations(namespaces)
  )
  const [file] = await Promise.all([load(), translations])
  return file
}

/** `React.lazy` for files that export `Component`, with the chunk time-out. */
export function lazyComponent(load: LoadComponent) {
  return lazyPart(async () => (await inTime(load())).Component).Part
}
