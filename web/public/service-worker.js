/**
 * Lets the app open without a connection: it keeps the built files (their names carry a hash, so they never change) and
 * the page that loads them. Answers of /api are never kept. Each build has a cache of its own, so nothing of an older one
 * is left once the new worker is there, and a page always comes from the server while that answers.
 */

// The build puts the names in (web/offline_files.ts).
const BUILD = '__BUILD__'
const FILES = '__OFFLINE_FILES__'.split(' ').filter((file) => file.startsWith('/'))

const CACHE = `kontor-files-${BUILD}`
const SHELL = '/'

/** A connection that hangs, as on a train, is none: then the page that was kept is shown. */
const PATIENCE_MS = 5000

/** Answers of a proxy that gets none from the server. */
const NO_ANSWER = [502, 503, 504]

self.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherCaches().then(() => self.clients.claim()))
})

self.addEventListener('message', (event) => {
  if (event.data?.type === 'KEEP_FILES') event.waitUntil(keepFiles())
  if (event.data?.type !== 'CLEAR_CACHE') return
  event.waitUntil(clearCaches().then(() => event.ports[0]?.postMessage({ cleared: true })))
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return

  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFile(event.request))
  else if (event.request.mode === 'navigate') event.respondWith(freshPage(event))
})

/** Fetches what is missing of all that the app needs without a connection; after "Clear cache" that is everything. */
async function keepFiles() {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  if (!kept.has(SHELL)) await keepShell(cache, await fetch(SHELL, { cache: 'no-store' }))
  await cache.addAll(FILES.filter((file) => !kept.has(file)))
}

async function keptFile(request) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept

  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** The server's page first: it is that of the newest build, and its content security policy has a new nonce each time. */
async function freshPage(event) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(SHELL)
  const answer = fetch(event.request).then(async (page) => {
    await keepShell(cache, page)
    return page
  })
  if (!kept) return answer
  // It may still come while the kept page is shown; the next one is then the new one.
  event.waitUntil(answer.catch(() => undefined))
  const page = await Promise.race([answer.catch(() => undefined), after(PATIENCE_MS)])
  return page && !NO_ANSWER.includes(page.status) ? page : marked(kept)
}

/** Only the app's own page; not what the network of a hotel shows instead of it. */
async function keepShell(cache, answer) {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (answer.ok && isPage && !answer.redirected) await cache.put(SHELL, answer.clone())
}

/** The page reads there that it was not the server that answered (`src/lib/server/connection.ts`). */
function marked(page) {
  const headers = new Headers(page.headers)
  headers.set('server-timing', 'kept')
  return new Response(page.body, { status: page.status, headers })
}

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function dropOtherCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
}

async function clearCaches() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
