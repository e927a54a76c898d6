import { type ComponentType, createElement, lazy, useState } from 'react'
import type { Audience } from '@/lib/current_user'
import type { Access, FeatureRoute, LoadComponent } from './define_feature'

/** Specification, section 9: a script that has not come after two minutes has failed. */
export const CHUNK_TIMEOUT_MS = 120_000

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

/** Callbacks that run before failed files are requested again. */
const failed = new Set<() => void>()

/** Lets the next rendering ask again for all files that did not come: `React.lazy` keeps a failure for good. */
export function forgetFailedFiles() {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * `React.lazy` for a part of any file. A preloaded part is shown at once: React keeps a fallback on the screen for 300
 * ms, however short the wait.
 */
export function lazyPart<Props extends object>(from: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | undefined
  const load = async () => {
    there = await from()
    return there
  }
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (failure) {
        failed.add(() => {
          late = begin()
        })
        throw failure
      }
    })
  let late = begin()

  function Part(props: Props) {
    // For as long as it is shown it stays the one or the other.
    const [Shown] = useState(() => there ?? late)
    return createElement(Shown, props)
  }
  return { Part, load }
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
