import { type ComponentType, createElement, lazy } from 'react'
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
  return loadedPart(async () => (await inTime(load())).Component)
}

/** What to do before files that did not come are asked for again. */
const failed = new Set<() => void>()

/** Lets the next rendering ask again for all files that did not come: `React.lazy` keeps a failure for good. */
export function forgetFailedFiles() {
  for (const forget of failed) forget()
  failed.clear()
}

/** `React.lazy` for a part of any file, which "Try Again" can load once more. */
export function loadedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (failure) {
        failed.add(() => {
          Part = begin()
        })
        throw failure
      }
    })
  let Part = begin()
  return (props: Props) => createElement(Part, props)
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
