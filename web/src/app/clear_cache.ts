import { prepareClearing } from '@/lib/before_clearing'
import { SESSION_KEYS } from '@/lib/session/session_storage'

/**
 * "Clear Cache & Reload": drops the browser caches, every local storage key but the five of the session,
 * and the session storage, then loads the page again. Time that was recorded without a connection stays.
 */
export async function clearCacheThenReload() {
  await prepareClearing()
  navigator.serviceWorker?.controller?.postMessage({ type: 'CLEAR_CACHE' })
  await dropCaches()
  const kept: readonly string[] = SESSION_KEYS
  for (const key of Object.keys(localStorage)) {
    if (!kept.includes(key)) localStorage.removeItem(key)
  }
  sessionStorage.clear()
  window.location.reload()
}

async function dropCaches() {
  // Missing outside secure contexts.
  if (!('caches' in window)) return
  try {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch (failure) {
    console.warn('The browser caches could not be cleared.', failure)
  }
}
