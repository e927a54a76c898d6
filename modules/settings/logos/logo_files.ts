import { createHash } from 'node:crypto'
import { files } from '#core/files/files'

/** Which picture of which company. */
export interface LogoReference {
  companyId: string
  /** SHA-256 of the picture in hex, null without one. */
  logo: string | null
}

const nameOf = (companyId: string, logo: string) => `logos/${companyId}/${logo}.png`

/** @returns the name of the stored picture, which is made from its content */
export async function storeLogo(companyId: string, png: Buffer) {
  const logo = createHash('sha256').update(png).digest('hex')
  await files.put(nameOf(companyId, logo), png)
  return logo
}

/** The picture as PNG; undefined when the company has none. */
export const readLogo = async ({ companyId, logo }: LogoReference) =>
  logo ? await files.read(nameOf(companyId, logo)) : undefined

/** Where browsers get it; empty without one. */
export const addressOfLogo = ({ companyId, logo }: LogoReference) =>
  logo ? `/api/files/logo/${companyId}/${logo}.png` : ''
