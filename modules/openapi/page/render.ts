import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ApiDocument } from '#modules/openapi/document'
import { ModulePage } from './module_page.js'
import { Overview } from './overview.js'

/** The first page: how to call Kontor, and all routes. */
export const renderOverview = (document: ApiDocument, nonce: string) =>
  html(createElement(Overview, { document, nonce }))

/** The routes of one module. */
export const renderModulePage = (
  document: ApiDocument,
  tag: ApiDocument['tags'][number],
  nonce: string
) => html(createElement(ModulePage, { document, tag, nonce }))

const html = (page: ReactElement) => `<!doctype html>${renderToStaticMarkup(page)}`
