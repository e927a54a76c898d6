import type { ReactNode } from 'react'
import { LegalLinks } from '../public/legal_links'
import frame from '../public/public_frame.module.css'
import { PublicLanguages } from '../public/public_languages'
import classes from './client_frame.module.css'
import { type Brand, useBrandStyle } from './use_brand_style'

interface ClientFrameProps {
  /** Undefined while it is on its way and behind a link that opens nothing. */
  brand: Brand | undefined
  title: string
  context?: string | undefined
  children: ReactNode
}

/** The frame of a page behind a secret link: a company's client sees the company, and nothing of Kontor. */
export function ClientFrame({ brand, title, context, children }: ClientFrameProps) {
  const style = useBrandStyle(brand)
  return (
    <div className={frame.page} style={style}>
      <title>{brand ? `${title} · ${brand.name}` : title}</title>
      <main className={frame.middle}>
        {/* Keeps its height, so that nothing moves when the answer comes. */}
        <div className={classes.brand}>
          {brand?.logo ? (
            <img className={classes.logo} src={brand.logo} alt={brand.name} />
          ) : (
            brand?.name
          )}
        </div>
        <div className={frame.card} data-wide>
          <h1 className={frame.title}>{title}</h1>
          {context && <p className={frame.context}>{context}</p>}
          {children}
        </div>
      </main>
      <LegalLinks company={brand} />
      <PublicLanguages />
    </div>
  )
}
