import type { ReactNode } from 'react'
import classes from './client_frame.module.css'
import { ClientPage } from './client_page'
import type { Brand } from './use_brand_style'

interface ClientFrameProps {
  /** Undefined while it is on its way and behind a link that opens nothing. */
  brand: Brand | undefined
  title: string
  context?: string | undefined
  children: ReactNode
}

/** The frame of a page behind a secret link: a company's client sees the company, and nothing of Kontor. */
export function ClientFrame({ brand, title, context, children }: ClientFrameProps) {
  return (
    <ClientPage brand={brand} title={title}>
      <main className={classes.sheet}>
        {/* Keeps its height, so that nothing moves when the answer comes. */}
        <div className={classes.brand}>
          {brand?.logo ? (
            <img className={classes.logo} src={brand.logo} alt={brand.name} />
          ) : (
            brand?.name
          )}
        </div>
        <h1 className={classes.title}>{title}</h1>
        {context && <p className={classes.context}>{context}</p>}
        {children}
      </main>
    </ClientPage>
  )
}
