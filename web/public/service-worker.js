/**
 * Keeps the built files (their names carry a hash, so they never change) and the last page shell, so
 * that the app opens at once and after a lost connection. Answers of /api are never kept.
 */
const CACHE = 'kontor-files-1'
const SHELL = '/'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherCaches().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'CLEAR_CACHE') return
  event.waitUntil(clearCaches().then(() => event.ports[0]?.postMessage({ cleared: true })))
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return

  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFile(event.request))
  else if (event.request.mode === 'navigate') event.respondWith(freshPage(event.request))
})

async function keptFile(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept

  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** The server's page first: its content security policy carries a new nonce each time. */
async function freshPage(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(SHELL, answer.clone())
    return answer
  } catch (failure) {
    const kept = await cache.match(SHELL)
    if (kept) return kept
    throw failure
  }
}

async function dropOtherCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}

async function clearCaches() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
