/**
 * Registers the service worker, and lets it keep what it lacks for opening the app without a connection. This begins after the page
 * has loaded, so that no part of the page waits for it.
 */
export async function keepForOffline() {
  // Missing outside secure contexts (plain http on a local network).
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'KEEP_FILES' })
  } catch (failure) {
    console.warn('The service worker could not be registered.', failure)
  }
}
