/*
 * Runs before the app, as a small file of its own (first_files.ts): while the large files load, it asks for the others
 * that the screen of this address needs, for its texts, and for its first answers.
 */
import { firstLanguage } from '@/lib/language/first_language'
import type { Arrived } from '@/lib/server/asked_ahead'
import { roleInCompany } from '@/lib/session/roles'
import { storedToken } from '@/lib/session/session_storage'
import { decodeToken, remainingMs } from '@/lib/session/session_token'
import { FIRST_FILES, type FirstFiles } from './first_files'

const first = readFirstFiles()
const token = storedToken()
const session = token && remainingMs(token) > 0 ? decodeToken(token) : undefined
if (first && (session || first.isPublic)) {
  if (token && session && !first.isPublic) void askFirst(first, token, session.isSuperAdmin)
  loadFiles(first)
}

/** Undefined where the page is that of another address: the service worker keeps one for all. */
function readFirstFiles(): FirstFiles | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${FIRST_FILES}"]`)
  if (!meta?.content.startsWith('{')) return undefined
  const found: FirstFiles = JSON.parse(meta.content)
  return new RegExp(found.path).test(window.location.pathname) ? found : undefined
}

function loadFiles({ scripts, styles, texts }: FirstFiles) {
  for (const file of [...texts[firstLanguage()], ...scripts]) addLink('modulepreload', file)
  for (const file of styles) addLink('preload', file, 'style')
}

function addLink(rel: string, href: string, as = '') {
  const link = document.createElement('link')
  Object.assign(link, { rel, as, crossOrigin: '', href })
  document.head.append(link)
}

async function askFirst({ asks }: FirstFiles, token: string, isSuperAdmin: boolean) {
  const answers = new Map<string, Promise<Arrived>>()
  const missed = new Set<string>()
  window.askedAhead = { token, answers, missed }
  const ask = (url: string) => {
    const answer = fetch(url, { headers: headersFor(token) }).then(arrive)
    answers.set(url, answer)
    return answer
  }
  const me = ask('/api/auth/me').then(({ response }) => response.clone().json())
  if (isSuperAdmin) return me.catch(() => {})
  ask('/api/settings').catch(() => {})
  // A page that is not for the user asks for nothing, and the plain address is the only one whose questions are known.
  const mayAsk = await me.then(isAtHome, () => false)
  if (mayAsk && window.location.search === '')
    for (const url of asks) if (!missed.has(url)) ask(url).catch(() => {})
}

/** Read to its end, because an answer that nobody takes would keep its connection. */
async function arrive(response: Response): Promise<Arrived> {
  return { response: new Response(await response.arrayBuffer(), response), at: Date.now() }
}

/** Company users see what the manifests name; nobody sees a page before a required second factor is set up. */
function isAtHome(me: { isEmployee: boolean; role?: string; mustSetUpFactor?: boolean }) {
  return roleInCompany(me) === 'company' && !me.mustSetUpFactor
}

function headersFor(token: string) {
  return {
    accept: 'application/json',
    'accept-language': firstLanguage(),
    authorization: `Bearer ${token}`,
  }
}
