import type { Label } from '@/lib/language/languages'
import { useLanguage } from '@/lib/language/use_language'
import classes from './public_frame.module.css'

/** Addresses of a company's pages; empty for those of the operator. */
export interface LegalAddresses {
  imprintUrl: string
  privacyUrl: string
}

const IMPRINT: Label = { en: 'Imprint', de: 'Impressum', sq: 'Të dhënat ligjore' }
const PRIVACY: Label = { en: 'Privacy', de: 'Datenschutz', sq: 'Privatësia' }

/** Links to imprint and privacy policy: the company's, or else those that the operator has set for this server. */
export function LegalLinks({ company }: { company?: LegalAddresses | undefined }) {
  const { labelOf } = useLanguage()
  const links = [
    { label: IMPRINT, href: company?.imprintUrl || addressInPage('imprint') },
    { label: PRIVACY, href: company?.privacyUrl || addressInPage('privacy') },
  ].filter(({ href }) => href !== '')
  if (links.length === 0) return null
  return (
    <nav className={classes.legal}>
      {links.map(({ label, href }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          {labelOf(label)}
        </a>
      ))}
    </nav>
  )
}

/** The server writes its own links into the page. */
function addressInPage(name: string) {
  const found = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
  return found.startsWith('http') ? found : ''
}
