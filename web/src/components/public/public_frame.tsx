import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '@/lib/product'
import { LegalLinks } from './legal_links'
import classes from './public_frame.module.css'
import { PublicLanguages } from './public_languages'

interface PublicFrameProps {
  title: string
  context?: string | undefined
  /** Ways to the other public pages. */
  links?: ReactNode
  /** For more than a short form. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of every page before the sign-in: one sheet on ruled paper, and the choice of the language. */
export function PublicFrame({ title, context, links, isWide, children }: PublicFrameProps) {
  return (
    <div className={classes.page}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <main className={classes.middle}>
        <div className={classes.brand}>
          <img src="/favicon.svg" width={32} height={32} alt="" />
          {PRODUCT_NAME}
        </div>
        <div className={classes.card} data-wide={isWide || undefined}>
          <h1 className={classes.title}>{title}</h1>
          {context && <p className={classes.context}>{context}</p>}
          {children}
          {links && <div className={classes.links}>{links}</div>}
        </div>
      </main>
      <LegalLinks />
      <PublicLanguages />
    </div>
  )
}
