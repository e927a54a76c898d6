import type { ReactNode } from 'react'
import { LegalLinks } from '../public/legal_links'
import { PublicLanguages } from '../public/public_languages'
import classes from './client_page.module.css'
import { type Brand, useBrandStyle } from './use_brand_style'

interface ClientPageProps {
  /** Undefined while it is on its way and behind a link that opens nothing. */
  brand: Brand | undefined
  title: string
  /** The page's `main`. */
  children: ReactNode
}

/** A page behind a secret link in the company's colour, with its legal links; every target has room for a thumb. */
export function ClientPage({ brand, title, children }: ClientPageProps) {
  const style = useBrandStyle(brand)
  return (
    <div className={classes.page} style={style} data-branded={brand ? true : undefined}>
      <title>{brand ? `${title} · ${brand.name}` : title}</title>
      {children}
      <LegalLinks company={brand} />
      <PublicLanguages />
    </div>
  )
}
