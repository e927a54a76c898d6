import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ApiDocument } from '#modules/openapi/document'
import { ModulePage } from './module_page.js'
import { Overview } from './overview.js'

/** Holds the place of each answer's nonce in a page that is kept. */
const NONCE = '__CSP_NONCE__'
const OVERVIEW = ''

/** Pages that were rendered, by the name of the module: the largest takes a tenth of a second, and none ever changes. */
const pages = new Map<string, string>()

/** The first page: how to call Kontor, and all routes. */
export const renderOverview = (document: ApiDocument, nonce: string) =>
  page(OVERVIEW, nonce, () => createElement(Overview, { document, nonce: NONCE }))

/** The routes of one module. */
export const renderModulePage = (
  document: ApiDocument,
  tag: ApiDocument['tags'][number],
  nonce: string
) => page(tag.name, nonce, () => createElement(ModulePage, { document, tag, nonce: NONCE }))

function page(name: string, nonce: string, render: () => ReactElement) {
  const kept = pages.get(name) ?? `<!doctype html>${renderToStaticMarkup(render())}`
  pages.set(name, kept)
  return kept.replace(NONCE, nonce)
}
