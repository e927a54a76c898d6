import { type ComponentType, lazy } from 'react'
import type { Audience } from '@/lib/current_user'
import type { Access, FeatureRoute, LoadComponent } from './define_feature'

/** Specification, section 9: a script that has not come after two minutes has failed. */
export const CHUNK_TIMEOUT_MS = 120_000

export interface PageRoute {
  path: string
  access: Access
  roles: Audience[]
  Page: ComponentType
  /** Starts loading the page's files, or answers those that are there. */
  load: LoadComponent
}

/** The router's form of a manifest route: closed unless it says otherwise, its page loaded when opened. */
export function routeFor(route: FeatureRoute): PageRoute {
  const { path, page, access = 'company', roles = ['company'], isLight } = route
  const load = isLight ? page : () => withTranslations(page)
  return { path, access, roles, Page: lazyComponent(load), load }
}

/** Loads something together with the translations, which come with the first screen that needs them. */
export async function withTranslations<T>(load: () => Promise<T>): Promise<T> {
  const translations = import('./i18n').then(({ startTranslations }) => startTranslations())
  const [file] = await Promise.all([load(), translations])
  return file
}

/** `React.lazy` for files that export `Component`, with the chunk time-out. */
export function lazyComponent(load: LoadComponent) {
  return lazy(async () => ({ default: (await inTime(load())).Component }))
}

export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`A script did not load within ${CHUNK_TIMEOUT_MS} ms.`)),
      CHUNK_TIMEOUT_MS
    )
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
