import { createHash } from 'node:crypto'
import { putSealed, readPicture } from '#core/files/sealed_files'

/** Which picture of which company. */
export interface LogoReference {
  companyId: string
  /** SHA-256 of the picture in hex, null without one. */
  logo: string | null
}

const nameOf = (companyId: string, logo: string) => `logos/${companyId}/${logo}.png`

/** Stores a logo, sealed. @returns its name, which is made from its content */
export async function storeLogo(companyId: string, png: Buffer) {
  const logo = createHash('sha256').update(png).digest('hex')
  await putSealed({ companyId, name: nameOf(companyId, logo) }, png)
  return logo
}

/** The picture as PNG; undefined when the company has none that can be opened. */
export const readLogo = async ({ companyId, logo }: LogoReference) =>
  logo ? await readPicture({ companyId, name: nameOf(companyId, logo) }) : undefined

/** Where browsers get it; empty without one. */
export const addressOfLogo = ({ companyId, logo }: LogoReference) =>
  logo ? `/api/files/logo/${companyId}/${logo}.png` : ''
