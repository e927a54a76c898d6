import { useComputedColorScheme } from '@mantine/core'
import type { CSSProperties } from 'react'
import type { LegalAddresses } from '../public/legal_links'
import { brandColours } from './brand_colours'

/** The company's look on the pages that its clients open. */
export interface Brand extends LegalAddresses {
  name: string
  /** Address of the picture; empty without one. */
  logo: string
  /** `#RRGGBB`; empty for the usual colour. */
  accentColor: string
}

/** The company's colour for everything inside an element. */
export function useBrandStyle(brand: Pick<Brand, 'accentColor'> | undefined): CSSProperties {
  const scheme = useComputedColorScheme('light')
  return brandColours(brand?.accentColor ?? '', scheme)
}
