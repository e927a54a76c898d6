import { type ComponentType, createElement, lazy, useState } from 'react'

/** Specification, section 9: a script that has not come after two minutes has failed. */
const CHUNK_TIMEOUT_MS = 120_000

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

/** Waits for a file as long as the specification allows. @throws Error when that time is over */
export function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`A script did not load within ${CHUNK_TIMEOUT_MS} ms.`)),
      CHUNK_TIMEOUT_MS
    )
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
