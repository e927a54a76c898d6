import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { NextFn } from '@adonisjs/core/types/http'
import { FIRST_FILES_PLACE, firstFilesIn } from '#core/http/first_files'
import { contentSecurityPolicy } from '#core/http/headers/content_security_policy'
import { withLegalLinks } from '#core/http/legal_links'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

interface Asset {
  type: string
  etag: string
  isImmutable: boolean
  raw: Buffer
  br?: Buffer
  gzip?: Buffer
}

const NONCE_PLACE = '__CSP_NONCE__'

/**
 * Serves the built web app from memory, compressed at build time (ten times quicker than from disk).
 * Any address that is not that of a file gets index.html: the app routes it.
 */
export default class AssetsMiddleware {
  static #published: Built | undefined
  #own: Built | undefined

  /** Serves another folder than the public one of the app. (The container makes it without arguments.) */
  static of(folder: string) {
    const middleware = new AssetsMiddleware()
    middleware.#own = readBuilt(folder)
    return middleware
  }

  handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    const url = request.url()
    if (!['GET', 'HEAD'].includes(request.method()) || url.startsWith('/api/') || url === '/api')
      return next()

    const { assets, firstFilesOf } = this.#built
    const file = url === '/index.html' ? undefined : assets.get(url)
    if (file) return sendFile(ctx, file)

    const page = url === '/index.html' || !isOfFile(url) ? assets.get('/index.html') : undefined
    return page ? sendPage(ctx, page, firstFilesOf(url)) : next()
  }

  get #built() {
    if (this.#own) return this.#own
    AssetsMiddleware.#published ??= readBuilt(app.publicPath())
    return AssetsMiddleware.#published
  }
}

/** The built web app, and what its screens need at first. */
interface Built {
  assets: Map<string, Asset>
  firstFilesOf: (pathname: string) => string
}

const readBuilt = (folder: string): Built => ({
  assets: readAssets(folder),
  firstFilesOf: firstFilesIn(folder),
})

/** Whether an address can only mean a file. Other dots are those of a key, or the full stop behind a link. */
const isOfFile = (url: string) => url.startsWith('/assets/') || extname(url) in TYPES

function sendFile({ request, response }: HttpContext, asset: Asset) {
  const raw = response.response
  raw.setHeader('etag', asset.etag)
  raw.setHeader('vary', 'accept-encoding')
  raw.setHeader(
    'cache-control',
    asset.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache'
  )
  if (request.header('if-none-match') === asset.etag) return response.status(304).send('')

  const accepted = request.header('accept-encoding') ?? ''
  const encoding =
    asset.br && /\bbr\b/.test(accepted)
      ? 'br'
      : asset.gzip && /\bgzip\b/.test(accepted)
        ? 'gzip'
        : undefined
  if (encoding) raw.setHeader('content-encoding', encoding)
  raw.setHeader('content-type', asset.type)
  response.send((encoding && asset[encoding]) ?? asset.raw)
}

/** The page is made for each request: the nonce in its meta tag is that of this answer's policy. */
function sendPage({ response }: HttpContext, page: Asset, firstFiles: string) {
  const nonce = randomBytes(18).toString('base64url')
  const raw = response.response
  raw.setHeader('content-security-policy', contentSecurityPolicy(nonce))
  raw.setHeader('cache-control', 'no-store')
  raw.setHeader('content-type', page.type)
  const html = withLegalLinks(page.raw.toString('utf8').replaceAll(NONCE_PLACE, nonce))
  response.send(html.replace(FIRST_FILES_PLACE, () => firstFiles))
}

function readAssets(folder: string) {
  const assets = new Map<string, Asset>()
  if (!existsSync(folder)) return assets

  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)]
    if (!entry.isFile() || !type) continue

    const file = join(entry.parentPath, entry.name)
    const raw = readFileSync(file)
    const compressed = (suffix: string) =>
      existsSync(file + suffix) ? readFileSync(file + suffix) : undefined
    const url = `/${relative(folder, file).split(sep).join('/')}`
    assets.set(url, {
      type,
      raw,
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 20)}"`,
      isImmutable: url.startsWith('/assets/'),
      br: compressed('.br'),
      gzip: compressed('.gz'),
    })
  }
  return assets
}
