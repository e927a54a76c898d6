import type { ReactNode } from 'react'
import { STYLE } from './style.js'

interface Props {
  title: string
  nonce: string
  children: ReactNode
}

/** The frame of every page: head, style and the way back. */
export const Frame = ({ title, nonce, children }: Props) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <style nonce={nonce}>{STYLE}</style>
    </head>
    <body>
      <header className="top">
        <a className="name" href="/api/docs">
          Kontor API
        </a>
        <a href="/api/openapi.json">openapi.json</a>
      </header>
      <main>{children}</main>
    </body>
  </html>
)
